// Multiplier and divider. 'start' and the operands are held until 'done', in which cycle 'result' is valid.
// Multiplication by 17-bit partial products, one a cycle after that which loads the first operands: four
// cycles for the low word, five for the high word. Restoring division of magnitudes, one quotient bit a
// cycle; the result is negated in the last step.
module nl_safe_muldiv (
  input  logic        clk,
  input  logic        rst_n,
  input  logic        start,
  input  logic [2:0]  funct3,
  input  logic [31:0] a,
  input  logic [31:0] b,
  output logic        done,
  output logic [31:0] result
);
  localparam logic [5:0] LOAD      = 6'd0;
  localparam logic [5:0] MAGNITUDE = 6'd1;
  localparam logic [5:0] MOVE      = 6'd34;
  localparam logic [5:0] FINISH    = 6'd35;

  logic [5:0]  step;
  logic [33:0] upper; // remainder, or high part of the product
  logic [31:0] lower; // dividend, then quotient

  logic is_division;
  logic high_word;
  logic is_remainder;
  logic a_negative;
  logic b_negative;
  logic by_zero;
  logic negate_result;

  assign is_division  = funct3[2];
  assign high_word    = funct3[1:0] != 2'b00;
  assign is_remainder = funct3[1];
  assign a_negative   = !funct3[0] && a[31];
  assign b_negative   = !funct3[0] && b[31];

  // Only a signed division by zero yields a quotient with both of these bits set: it stays -1.
  assign by_zero       = lower[31] && lower[0];
  assign negate_result = step == MAGNITUDE || is_remainder ? a_negative
                       : a_negative != b_negative && !by_zero;

  // One adder: subtracts the divisor's magnitude from the partial remainder, or negates 'lower'.
  logic        negate;
  logic        invert;
  logic [31:0] term;
  logic [31:0] sum;
  logic        no_borrow;
  logic        unused_top;
  logic        unused_low;

  assign negate = step == MAGNITUDE || step == FINISH;
  assign invert = negate ? negate_result : !b_negative;
  assign term   = (negate ? lower : b) ^ {32{invert}};
  assign {no_borrow, unused_top, sum, unused_low} = {1'b0, upper[32:0], 1'b1} + {2'b01, term, invert};

  // Partial products by halves of a and b, which are registered, so that the array begins the cycle. MUL: low
  // x high, high x low, then low x low 16 bits lower. MULH: low x low, low x high, high x low, high x high,
  // with a shift right by 16 before the second and the last.
  logic        a_high;
  logic        b_high;
  logic [16:0] a_half;
  logic [16:0] b_half;
  logic [3:0]  phase;
  logic [33:0] addend;
  logic [33:0] total;

  assign a_high = high_word ? step[1] : step[0];
  assign b_high = high_word ? step[0] : step[1:0] == 2'd0;

  always_ff @(posedge clk) begin
    if (start) begin
      a_half <= a_high ? {a[31] && !(&funct3[1:0]), a[31:16]} : {1'b0, a[15:0]};
      b_half <= b_high ? {b[31] && !funct3[1], b[31:16]} : {1'b0, b[15:0]};
    end
  end

  // What the partial product is added to, by the step after that which loaded its operands.
  assign phase = {high_word, step[2:0]};

  always_comb begin
    case (phase)
      4'b0_010, 4'b1_011: addend = upper;
      4'b0_011:           addend = upper << 16;
      4'b1_010, 4'b1_100: addend = $signed(upper) >>> 16;
      default:            addend = 34'd0;
    endcase
  end

  // Radix-4 Booth recoding: three bits of b select a multiple of a from -2 to 2. The +1 of a negated row is
  // added in the next word. Sign extension is replaced by inverted sign bits and a constant in the last word.
  logic [18:0] digits;
  logic [8:0]  select_negative;
  logic [33:0] row_word [0:9];

  assign digits = {b_half[16], b_half, 1'b0};

  for (genvar i = 0; i < 9; i++) begin : g_row
    logic        select_1x;
    logic        select_2x;
    logic [17:0] row;
    logic [33:0] negation_bit;

    assign select_1x          = digits[2*i+1] != digits[2*i];
    assign select_2x          = digits[2*i+2] != digits[2*i+1] && !select_1x;
    assign select_negative[i] = digits[2*i+2];
    assign row                = (({18{select_1x}} & {a_half[16], a_half})
                                 | ({18{select_2x}} & {a_half, 1'b0}))
                              ^ {18{select_negative[i]}};
    if (i == 0) assign negation_bit = 34'd0;
    else assign negation_bit = 34'(select_negative[i-1]) << (2 * i - 2);
    assign row_word[i] = (34'({!row[17], row[16:0]}) << (2 * i)) | negation_bit;
  end

  assign row_word[9] = 34'h155560000 | (34'(select_negative[8]) << 16);

  always_comb begin
    total = addend;
    for (int i = 0; i < 10; i++) total = total + row_word[i];
  end

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      step <= LOAD;
    end else begin
      if (!start || done) step <= LOAD;
      else step <= step + 6'd1;
    end
  end

  always_ff @(posedge clk) begin
    if (is_division) begin
      case (step)
        LOAD: begin
          upper <= 34'd0;
          lower <= a;
        end
        MAGNITUDE: begin
          upper <= {33'd0, sum[31]};
          lower <= {sum[30:0], 1'b0};
        end
        MOVE: begin
          upper <= 34'd0;
          if (is_remainder) lower <= upper[32:1];
        end
        default: begin
          upper <= {1'd0, no_borrow ? sum : upper[31:0], lower[31]};
          lower <= {lower[30:0], no_borrow};
        end
      endcase
    end else begin
      upper <= total;
    end
  end

  assign done   = is_division ? step == FINISH : step[2:0] == (high_word ? 3'd4 : 3'd3);
  assign result = is_division ? sum : total[31:0];
endmodule

// Multiplication and division of nl_micro. 'start' and the operands are held until 'done', when 'result' stands.
// Multiplication adds products of halves, one a step: three for the low word, four for the high one.
// Division makes one bit of the quotient a step, of magnitudes: the signs come back at its end.
module nl_micro_muldiv (
  input  logic        clk,
  input  logic        rst_n,
  input  logic        start,
  input  logic [2:0]  funct3,
  input  logic [31:0] a,
  input  logic [31:0] b,
  output logic        done,
  output logic [31:0] result
);
  localparam logic [5:0] LOAD = 6'd0;
  localparam logic [5:0] MAGNITUDE = 6'd1;
  localparam logic [5:0] MOVE = 6'd34;
  localparam logic [5:0] FINISH = 6'd35;

  logic [5:0]  step;
  logic [33:0] upper;   // remainder, or high part of the product
  logic [31:0] lower;   // dividend, then quotient

  logic        divides;
  logic        high;
  logic        remainder;
  logic        a_negative;
  logic        b_negative;
  logic        by_zero;
  logic        negative;

  assign divides    = funct3[2];
  assign high       = funct3[1:0] != 2'b00;
  assign remainder  = funct3[1];
  assign a_negative = !funct3[0] && a[31];
  assign b_negative = !funct3[0] && b[31];

  // Of signed numbers, only a division by zero has a quotient with these two bits: it stays -1.
  assign by_zero    = lower[31] && lower[0];
  assign negative   = step == MAGNITUDE || remainder ? a_negative : a_negative != b_negative && !by_zero;

  // One adder: it takes the divisor's magnitude from the remainder, or negates what stands in 'lower'.
  logic        negates;
  logic        invert;
  logic [31:0] term;
  logic [31:0] sum;
  logic        fits;
  logic        unused_top;
  logic        unused_low;

  assign negates = step == MAGNITUDE || step == FINISH;
  assign invert  = negates ? negative : !b_negative;
  assign term    = (negates ? lower : b) ^ {32{invert}};
  assign {fits, unused_top, sum, unused_low} = {1'b0, upper[32:0], 1'b1} + {2'b01, term, invert};

  // MUL adds low × high, high × low and, 16 bits below these, low × low. MULH adds low × low, low × high,
  // high × low, high × high, and drops 16 bits before the second and the last.
  logic [2:0]         phase;
  logic               a_high;
  logic               b_high;
  logic [16:0]        a_half;
  logic [16:0]        b_half;
  logic [33:0]        addend;
  logic [33:0]        total;

  assign phase  = {high, step[1:0]};
  assign a_high = high ? step[1] : step[0];
  assign b_high = high ? step[0] : step[1:0] == 2'd0;
  assign a_half = a_high ? {a[31] && !(&funct3[1:0]), a[31:16]} : {1'b0, a[15:0]};
  assign b_half = b_high ? {b[31] && !funct3[1], b[31:16]} : {1'b0, b[15:0]};

  always_comb begin
    case (phase)
      3'b0_01, 3'b1_10: addend = upper;
      3'b0_10:          addend = upper << 16;
      3'b1_01, 3'b1_11: addend = $signed(upper) >>> 16;
      default:          addend = 34'd0;
    endcase
  end

  // Booth's rows: two bits of b, with the one below them, say how often a counts, from -2 to 2. A negative row is the
  // complement and a one, which stands in the next word. Signs are inverted; the last word sets that right.
  logic [18:0] digits;
  logic [8:0] negated;
  logic [33:0] row_word [0:9];

  assign digits = {b_half[16], b_half, 1'b0};
  for (genvar i = 0; i < 9; i++) begin : g_row
    logic        once;
    logic        twice;
    logic [17:0] row;
    logic [33:0] below;

    assign once        = digits[2*i+1] != digits[2*i];
    assign twice       = digits[2*i+2] != digits[2*i+1] && !once;
    assign negated[i] = digits[2*i+2];
    assign row         = (({18{once}} & {a_half[16], a_half}) | ({18{twice}} & {a_half, 1'b0})) ^ {18{negated[i]}};
    if (i == 0) assign below = 34'd0;
    else assign below = 34'(negated[i-1]) << (2 * i - 2);
    assign row_word[i] = (34'({!row[17], row[16:0]}) << (2 * i)) | below;
  end
  assign row_word[9] = 34'h155560000 | (34'(negated[8]) << 16);

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
    if (divides) begin
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
          if (remainder) lower <= upper[32:1];
        end
        default: begin
          upper <= {1'd0, fits ? sum : upper[31:0], lower[31]};
          lower <= {lower[30:0], fits};
        end
      endcase
    end else begin
      upper <= total;
    end
  end

  assign done   = divides ? step == FINISH : step[1:0] == {1'b1, high};
  assign result = divides ? sum : total[31:0];
endmodule

// Multiplier and divider. 'start' and the operands are held until 'done', in which cycle 'result' is valid.
// Division only: multiplication has a pipelined unit of its own.
// Restoring division of magnitudes, one quotient bit a cycle; the result is negated in the last step.
module nl_prompt_muldiv (
  input  logic        clk,
  input  logic        rst_n,
  input  logic        start,
  input  logic        kill,
  input  logic [1:0]  funct3,
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
  logic [32:0] upper; // remainder
  logic [31:0] lower; // dividend, then quotient

  logic is_remainder;
  logic a_negative;
  logic b_negative;
  logic by_zero;
  logic negate_result;

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

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      step <= LOAD;
    end else begin
      if (!start || done || kill) step <= LOAD;
      else step <= step + 6'd1;
    end
  end

  always_ff @(posedge clk) begin
    case (step)
      LOAD: begin
        upper <= 33'd0;
        lower <= a;
      end
      MAGNITUDE: begin
        upper <= {32'd0, sum[31]};
        lower <= {sum[30:0], 1'b0};
      end
      MOVE: begin
        upper <= 33'd0;
        if (is_remainder) lower <= upper[32:1];
      end
      default: begin
        upper <= {no_borrow ? sum : upper[31:0], lower[31]};
        lower <= {lower[30:0], no_borrow};
      end
    endcase
  end

  assign done   = step == FINISH;
  assign result = sum;
endmodule

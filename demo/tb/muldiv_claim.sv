// The processor's multiplier and divider is always done in time, whatever the operands: a claim to be proved.
module muldiv_claim (
  input logic        clk,
  input logic        rst_n,
  input logic        start,
  input logic [2:0]  funct3,
  input logic [31:0] a,
  input logic [31:0] b
);
  // Load, magnitude, 32 bits of quotient, move; then it is done.
  localparam logic [5:0] LONGEST = 6'd35;

  logic        done;
  logic [31:0] result;

  nl_micro_muldiv dut (.clk, .rst_n, .start, .funct3, .a, .b, .done, .result);

  logic        begun  = 1'b0;
  logic        held   = 1'b0;
  logic [5:0]  waited = 6'd0;
  logic [66:0] operands;

  always_ff @(posedge clk) begin
    begun    <= 1'b1;
    held     <= rst_n && start && !done;
    waited   <= rst_n && start && !done ? waited + 6'd1 : 6'd0;
    operands <= {funct3, a, b};
    if (begun && rst_n && start && !done) in_time: assert (waited < LONGEST);
  end

  // It begins with a reset, and what starts it holds the operands until it is done.
  always_comb begin
    if (!begun) assume (!rst_n);
    if (held) assume (rst_n && start && operands == {funct3, a, b});
  end
endmodule

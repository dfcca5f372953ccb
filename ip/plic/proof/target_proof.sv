// The choice of a target against a rival of the solver's choice: no enabled pending source has a higher
// priority than the chosen one, none of the same priority a lower number, and none is chosen only where
// every priority is 0 (RISC-V PLIC specification 1.0, sections 4 and 9).
module proof (
    input logic        clk,
    input logic [12:0] sources,
    input logic [12:0] enable,
    input logic [38:0] priorities,
    input logic [ 2:0] threshold
);
  localparam int SOURCES = `SOURCES;
  (* anyconst *) logic [3:0] rival;

  logic rst_n, irq, ran;
  logic [31:0] best;
  logic [SOURCES:0] asks;
  logic [3*16-1:0] levels;
  logic [2:0] limit;

  started u_reset (.clk, .rst_n);
  nl_plic_target #(.SOURCES(SOURCES), .PRIORITY_BITS(3)) dut (
      .clk, .rst_n, .pending({sources[SOURCES:1], 1'b0}), .enable(enable[SOURCES:0]),
      .priorities(priorities[3*SOURCES-1:0]), .threshold, .best, .irq
  );

  // What the choice was made from, a clock before: a source that does not ask has level 0.
  initial ran = 0;
  always @(posedge clk) begin
    ran    <= rst_n;
    limit  <= threshold;
    levels <= 0;
    for (int n = 1; n <= SOURCES; n++)
      if (sources[n] && enable[n]) levels[3*n+:3] <= priorities[3*(n-1)+:3];
  end
  logic [2:0] chosen, other;
  assign chosen = levels[3*best[3:0]+:3];
  assign other  = levels[3*rival+:3];
  always @* if (ran) begin
    assert (best <= SOURCES && other <= chosen);
    if (other == chosen && chosen != 0) assert (best <= rival);
    assert ((best != 0) == (chosen != 0));
    assert (irq == (chosen > limit));
  end
`ifdef VACUOUS
  always @* assert (!(ran && best == SOURCES && irq && other == chosen));
`endif
endmodule

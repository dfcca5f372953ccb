// Phase-locked loop: clk_in / DIVIDER * MULTIPLIER / DIVIDES, the latter two in eighths. A library
// or a technology replaces it by its own. Simulated, it measures its reference, locks when 16
// periods were alike, and lets go when the reference changes or stops; its outputs then end with a
// whole pulse. Synthesis sees a black box.
`ifdef SYNTHESIS
(* blackbox, clock_cell *)
`endif
module nl_clk_pll #(
    parameter OUTPUTS = 1,
    parameter DIVIDER = 1,
    parameter MULTIPLIER = 8,
    parameter [16*OUTPUTS-1:0] DIVIDES = {OUTPUTS{16'd8}}
) (
    input  logic               clk_in,
    input  logic               rst_n,
    output logic [OUTPUTS-1:0] clk_out,
    output logic               locked
);
`ifndef SYNTHESIS
  localparam LOCK = 16;

  // A model in time, not a circuit.
  // verilator lint_off BLKSEQ
  integer alike = 0;
  real last = 0.0, period = 0.0, measured;
  logic lost = 1'b0;

  assign locked = rst_n && alike == LOCK && !lost;

  always @(posedge clk_in or negedge rst_n)
    if (!rst_n) alike = 0;
    else begin
      measured = $realtime - last;
      last = $realtime;
      if (measured > 0.99 * period && measured < 1.01 * period) alike = alike < LOCK ? alike + 1 : LOCK;
      else alike = 0;
      period = measured;
    end

  always @(clk_out[0] or clk_in) lost = $realtime - last > 4.0 * period;

  for (genvar i = 0; i < OUTPUTS; i++) begin : g_output
    localparam integer DIVIDE = 32'(DIVIDES[16*i+:16]);

    real edge_at;

    initial clk_out[i] = 1'b0;
    always begin
      if (!locked) begin
        clk_out[i] = 1'b0;
        wait (locked);
        edge_at = $realtime;
      end
      clk_out[i] = !clk_out[i];
      edge_at = edge_at + period * DIVIDER * DIVIDE / MULTIPLIER / 2.0;
      #(edge_at - $realtime);
    end
  end
  // verilator lint_on BLKSEQ
`endif
endmodule

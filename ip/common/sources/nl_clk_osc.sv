// Oscillator on the chip, of PERIOD ps. A library or a technology replaces it by its own; synthesis
// sees a black box.
`ifdef SYNTHESIS
(* blackbox, clock_cell *)
`endif
module nl_clk_osc #(
    parameter PERIOD = 100_000
) (
    output logic clk_out
);
`ifndef SYNTHESIS
  initial clk_out = 1'b0;
  // verilator lint_off BLKSEQ
  always #(PERIOD * 0.5ps) clk_out = !clk_out;
  // verilator lint_on BLKSEQ
`endif
endmodule

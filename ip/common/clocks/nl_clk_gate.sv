// Glitch-free clock gate: `enable` may change at any time, is brought into the domain of `clk_in`,
// and takes effect while the clock is low. `test` opens the gate for scan.
(* crossing = "gate_proof.sv: whole under free enables, phases and resets" *)
module nl_clk_gate (
    input  logic clk_in,
    input  logic rst_n,
    input  logic test,
    input  logic enable,
    output logic running,
    output logic clk_out
);
  logic enabled, settled;

  nl_sync u_enable (
      .clk  (clk_in),
      .rst_n(rst_n),
      .in   (enable),
      .out  (enabled)
  );

  always_ff @(negedge clk_in or negedge rst_n)
    if (!rst_n) settled <= 1'b0;
    else settled <= enabled || test;

  assign running = settled;

  nl_clk_and2 u_gate (
      .a(clk_in),
      .b(settled),
      .y(clk_out)
  );
endmodule

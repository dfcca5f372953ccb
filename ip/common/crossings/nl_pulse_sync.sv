// Brings single pulses from one domain into another. `busy` is high until the pulse has arrived and
// its echo is back; a pulse that is sent meanwhile is ignored.
module nl_pulse_sync (
    input  logic from_clk,
    input  logic from_rst_n,
    input  logic send,
    output logic busy,
    input  logic to_clk,
    input  logic to_rst_n,
    output logic pulse
);
  logic sent, echoed, arrived, seen;

  assign busy  = sent != echoed;
  assign pulse = arrived != seen;

  always_ff @(posedge from_clk or negedge from_rst_n)
    if (!from_rst_n) sent <= 1'b0;
    else if (send && !busy) sent <= !sent;

  always_ff @(posedge to_clk or negedge to_rst_n)
    if (!to_rst_n) seen <= 1'b0;
    else seen <= arrived;

  nl_sync u_there (
      .clk  (to_clk),
      .rst_n(to_rst_n),
      .in   (sent),
      .out  (arrived)
  );
  nl_sync u_back (
      .clk  (from_clk),
      .rst_n(from_rst_n),
      .in   (seen),
      .out  (echoed)
  );
endmodule

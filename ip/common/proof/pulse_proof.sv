// Two clocks that change at any time: each pulse that is accepted arrives once, for one period.
module proof (
    input logic from_clk,
    input logic to_clk,
    input logic release_it,
    input logic wish
);
  (* gclk *) reg step;
  logic started, rst_n, running, from_rises, from_falls, to_rises, to_falls, send, busy, pulse;
  logic [1:0] sent, received, sent_now, received_now;
  logic pulse_q;

  initial begin
    sent     = 0;
    received = 0;
    send     = 0;
    pulse_q  = 0;
  end
  // Both sides hold what they saw before the edge.
  logic busy_q;
  initial busy_q = 0;
  always @(posedge step) begin
    busy_q   <= busy;
    pulse_q  <= pulse;
    sent     <= sent_now;
    received <= received_now;
    if (from_rises) send <= wish && rst_n;
  end
  assign sent_now     = sent + (running && from_rises && send && !busy_q);
  assign received_now = received + (running && to_rises && pulse_q);

  power_on u_reset (.release_it, .started, .rst_n, .running(running));
  edges u_from_edges (.wave(from_clk), .rises(from_rises), .falls(from_falls));
  edges u_to_edges (.wave(to_clk), .rises(to_rises), .falls(to_falls));
  nl_pulse_sync dut (
      .from_clk, .from_rst_n(rst_n), .send, .busy, .to_clk, .to_rst_n(rst_n), .pulse
  );

  always @* if (started) assert ((sent_now - received_now) == 2'd0 || (sent_now - received_now) == 2'd1);
  always @* if (started && !busy) assert (sent_now == received_now);
  always @* if (started && pulse) assert (sent_now != received_now);
  always @* if (started && rst_n && pulse_q && to_rises) assert (!pulse);
  always @* if (started && rst_n && pulse != pulse_q) assert (to_rises);

  // A pulse arrives by the third edge, and its echo by the third after that.
  logic [2:0] waited, echoing;
  initial begin
    waited  = 0;
    echoing = 0;
  end
  always @(posedge step) begin
    waited  <= sent_now == received_now ? 0 : to_rises && waited < 5 ? waited + 1 : waited;
    echoing <= sent_now != received_now || !busy ? 0 : from_rises && echoing < 5 ? echoing + 1 : echoing;
  end
  always @* if (started) assert (waited < 5 && echoing < 5);
`ifdef VACUOUS
  always @* if (started) assert (received != 3);
`endif
endmodule

// Software and divider have clocks that change at any time; what is wanted changes at any edge of
// the first.
module proof (
    input logic clk,
    input logic div_clk,
    input logic [6:0] wish,
    input logic release_it
);
  localparam logic [6:0] LEAST = 2, RESET = 5;
  (* gclk *) reg step;
  logic started, rst_n, running, clk_rises, div_rises, changes;
  logic [6:0] wanted, allowed, ratio, ratio_q;

  initial begin
    wanted  = 0;
    ratio_q = 0;
  end
  always @(posedge step) begin
    ratio_q <= ratio;
    if (clk_rises) wanted <= wish;
  end
  assign changes = clk_rises && wish != wanted;
  assign allowed = wanted <= 1 ? 7'd2 : wanted >= 65 ? 7'd64 : wanted;

  power_on u_reset (.release_it, .started, .rst_n, .running);
  edges u_edges (.wave(clk), .rises(clk_rises), .falls());
  edges u_div_edges (.wave(div_clk), .rises(div_rises), .falls());
  nl_clk_ratio #(.LEAST(LEAST), .RESET(RESET)) dut (
      .clk, .rst_n, .wanted, .div_clk, .div_rst_n(rst_n), .ratio
  );

  always @* if (started) assert (ratio >= 2 && ratio <= 64);
  always @* if (started && !rst_n) assert (ratio == 5);
  always @* if (started && running && ratio != ratio_q) assert (div_rises);

  // One word may be under way: it arrives in four edges of the divider's clock, is acknowledged in
  // four of the other, and the next one arrives. Then the ratio is what has stood still meanwhile.
  logic [3:0] passed;
  logic phase;

  assign phase = passed >= 5 && passed < 10;
  initial passed = 0;
  always @(posedge step)
    passed <= !running || changes ? 0 : passed < 15 && (phase ? clk_rises : div_rises) ? passed + 1 : passed;
  always @* if (started && passed == 15) assert (ratio == allowed);
`ifdef VACUOUS
  always @* if (started) assert (!(passed == 15 && ratio == 33));
`endif
endmodule

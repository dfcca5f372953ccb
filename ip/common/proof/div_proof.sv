// With RATIO: each level of the output lasts RATIO half periods. Without: a new ratio with any edge
// of the clock.
module proof (
    input logic clk_in,
    input logic release_it,
    input logic [6:0] wanted
);
  (* gclk *) reg step;
  logic started, rst_n, clk_out, clk_out_q, legal, whole, rises, falls;
  logic [6:0] ratio;

  initial clk_out_q = 0;
  always @(posedge step) clk_out_q <= clk_out;

  power_on u_reset (.release_it, .started, .rst_n, .running());
  steady u_clock (.wave(clk_in), .legal);
  steady u_out (.wave(clk_out), .legal(whole));
  edges u_edges (.wave(clk_in), .rises, .falls);
  nl_clk_div #(.WIDTH(7)) dut (.clk_in, .rst_n, .ratio, .clk_out);

`ifdef RATIO
  // Nothing changes between edges, so that an edge a step is as good as any time between them, and a
  // release in the first step or the second is as good as a later one.
  logic waited;

  initial waited = 0;
  always @(posedge step) waited <= started;
  always @* assume (rises || falls || !started);
  always @* assume (release_it || !waited);
`else
  always @* assume (legal);
`endif
`ifdef RATIO
  logic [7:0] count, counted;
  logic seen;

  initial begin
    counted = 0;
    seen    = 0;
  end
  assign ratio = `RATIO;
  assign count = counted + (rises || falls);
  always @(posedge step) begin
    counted <= clk_out != clk_out_q ? 0 : count;
    seen    <= seen || clk_out != clk_out_q;
  end
  always @* if (seen) assert (clk_out != clk_out_q ? count == `RATIO : count < `RATIO);

  // The first rise comes with the first edge or the second after the reset.
  logic [1:0] late;

  initial late = 0;
  always @(posedge step) late <= rst_n && rises && late < 3 ? late + 1 : late;
  always @* if (late == 3) assert (seen);
`else
  always @* if (started) assert (whole);
  initial ratio = 0;
  always @(posedge step) if (rises) ratio <= wanted;
`endif
`ifdef VACUOUS
  always @* if (started) assert (!(clk_out_q && !clk_out));
`endif
endmodule

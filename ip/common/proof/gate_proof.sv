// An enable that changes at any time; a test mode that stands still.
module proof (
    input logic clk_in,
    input logic release_it,
    input logic enable
);
  (* gclk *) reg step;
  (* anyconst *) logic test;
  logic started, rst_n, running, running_q, clk_out, clk_out_q, legal, whole, rises, falls, enable_q;
  logic [2:0] on, off;

  initial begin
    clk_out_q = 0;
    running_q = 0;
    on = 0;
    off = 0;
  end
  always @(posedge step) begin
    clk_out_q <= clk_out;
    running_q <= running;
    on        <= !rst_n || !(enable || test) ? 0 : falls && on < 4 ? on + 1 : on;
    off       <= !rst_n || enable || test ? 0 : falls && off < 4 ? off + 1 : off;
  end

  power_on u_reset (.release_it, .started, .rst_n, .running());
  steady u_clock (.wave(clk_in), .legal);
  steady u_out (.wave(clk_out), .legal(whole));
  edges u_edges (.wave(clk_in), .rises, .falls);
  nl_clk_gate dut (.clk_in, .rst_n, .test, .enable, .running, .clk_out);

  always @* assume (legal);
  always @* if (started) assert (whole);
  always @* if (started && clk_in) assert (running == running_q);
  always @* if (rst_n && on == 4 && enable) assert (running && clk_out == clk_in);
  always @* if (rst_n && on == 4 && test) assert (running && clk_out == clk_in);
  always @* if (rst_n && off == 4 && !enable && !test) assert (!running && !clk_out);
  always @* if (!rst_n) assert (!clk_out);
`ifdef VACUOUS
  always @* if (started) assert (!(clk_out_q && !clk_out && !test));
`endif
endmodule

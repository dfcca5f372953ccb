// A reset that comes and goes at any time, also between edges.
module proof (
    input logic clk,
    input logic rst_in_n,
    input logic test,
    input logic test_rst_n
);
  (* gclk *) reg step;
  logic started, rst_out_n, rst_out_q, rst_in_q, legal, rises, falls, test_q;
  logic [4:0] passed, edges_now;

  initial begin
    started   = 0;
    rst_out_q = 0;
    rst_in_q  = 0;
    passed    = 0;
    test_q    = 0;
  end
  always @(posedge step) begin
    started   <= 1;
    rst_out_q <= rst_out_n;
    rst_in_q  <= rst_in_n;
    test_q    <= test;
    passed    <= !rst_in_n ? 0 : edges_now;
  end
  assign edges_now = passed < 20 && rises && rst_in_q ? passed + 1 : passed;

  steady u_clock (.wave(clk), .legal);
  edges u_edges (.wave(clk), .rises, .falls);
  nl_rst_sync #(.STRETCH(`STRETCH)) dut (.clk, .rst_in_n, .test, .test_rst_n, .rst_out_n);

  always @* assume (legal && (started || !rst_in_n));
  always @* if (!rst_in_n && !test) assert (!rst_out_n);
  always @* if (test) assert (rst_out_n == test_rst_n);
  always @* if (!test && !test_q && started && rst_out_n && !rst_out_q)
    assert (rises && edges_now == `STRETCH + 3);
  always @* if (!test && edges_now > `STRETCH + 3 && rst_in_n) assert (rst_out_n);
`ifdef VACUOUS
  always @* if (started && !test) assert (!rst_out_n);
`endif
endmodule

// A ratio that changes at any time: what the edge of an enable finds is the distance to the next one.
module proof (
    input logic clk,
    input logic release_it,
    input logic [`WIDTH-1:0] ratio
);
  (* gclk *) reg step;
  logic started, rst_n, running, rises, falls, enable, enable_q, rst_q, begun, due;
  logic [`WIDTH-1:0] ratio_q, left;

  initial {ratio_q, left, enable_q, rst_q, begun} = 0;
  assign due = !begun || left == 0;

  always @(posedge step) begin
    {ratio_q, enable_q, rst_q} <= {ratio, enable, rst_n};
    if (running && rises) begin
      begun <= 1;
      left  <= due ? (ratio_q == 0 ? 0 : ratio_q - 1) : left - 1;
    end
  end

  power_on u_reset (.release_it, .started, .rst_n, .running);
  edges u_edges (.wave(clk), .rises, .falls);
  nl_clk_enable #(.WIDTH(`WIDTH)) dut (.clk, .rst_n, .ratio, .enable);

  always @* if (!rst_n) assert (!enable);
  always @* if (running && rises) assert (enable == due);
  always @* if (rst_q && enable != enable_q) assert (rises);
`ifdef VACUOUS
  always @* if (running && rises) assert (enable);
`endif
endmodule

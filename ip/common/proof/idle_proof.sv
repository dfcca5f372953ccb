// A hint and a wish of software that change at any time, seen two edges later. What changes right
// before an edge may be seen either way: `may` counts the edges at which the block may have looked
// idle, `must` those at which it did; a clock stops after CYCLES + 1 of them, and by then it has.
module proof (
    input logic clk,
    input logic release_it,
    input logic wanted,
    input logic idle
);
  localparam ENOUGH = `CYCLES + 1;

  (* gclk *) reg step;
  logic started, rst_n, running, rises, falls, enable, enable_q, rst_q;
  logic wanted_q, wanted_qq, idle_q, idle_qq;
  logic [4:0] may, must, may_1, must_1;
  logic may_stop, must_stop, may_stop_1, must_stop_1, allowed, forced, allowed_now, forced_now;

  initial {may_1, must_1, may_stop_1, must_stop_1, allowed, forced} = 0;
  initial {wanted_q, wanted_qq, idle_q, idle_qq, rst_q, enable_q} = 0;
  assign may  = !(idle_q || idle_qq) ? 0 : may_1 == ENOUGH ? ENOUGH : may_1 + 1;
  assign must = !(idle_q && idle_qq) ? 0 : must_1 == ENOUGH ? ENOUGH : must_1 + 1;
  assign may_stop  = may == ENOUGH && !(wanted_q && wanted_qq);
  assign must_stop = must == ENOUGH && !wanted_q && !wanted_qq;

  logic may_stop_2, must_stop_2;
  initial {may_stop_2, must_stop_2} = 0;
  assign allowed_now = rises ? may_stop_2 : allowed;
  assign forced_now  = rises ? must_stop_2 : forced;

  always @(posedge step) begin
    {wanted_q, wanted_qq, idle_q, idle_qq} <= {wanted, wanted_q, idle, idle_q};
    {rst_q, enable_q} <= {rst_n, enable};
    allowed <= allowed_now;
    forced  <= forced_now;
    if (!running) {may_1, must_1, may_stop_1, must_stop_1, may_stop_2, must_stop_2} <= 0;
    else if (rises) begin
      {may_1, must_1}           <= {may, must};
      {may_stop_1, must_stop_1} <= {may_stop, must_stop};
      {may_stop_2, must_stop_2} <= {may_stop_1, must_stop_1};
    end
  end

  logic begun, begun_now;
  initial begun = 0;
  assign begun_now = running && (begun || rises);
  always @(posedge step) begun <= begun_now;

  power_on u_reset (.release_it, .started, .rst_n, .running);
  edges u_edges (.wave(clk), .rises, .falls);
  nl_clk_idle #(.CYCLES(`CYCLES)) dut (.clk, .rst_n, .wanted, .idle, .enable);

  always @* if (!rst_n) assert (!enable);
  always @* if (begun_now && !enable) assert (allowed_now);
  always @* if (begun_now && forced_now) assert (!enable);
  always @* if (rst_q && enable != enable_q) assert (rises);
`ifdef VACUOUS
  always @* if (begun_now) assert (enable);
`endif
endmodule

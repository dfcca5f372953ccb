// A reset that comes and goes at any time, seen two edges later. What changes right before an edge
// may be seen either way: after CYCLES edges at which it may have looked so the output may follow, and
// after as many at which it did it has.
module proof (
    input logic clk,
    input logic release_it,
    input logic in_n
);
  (* gclk *) reg step;
  logic started, rst_n, running, rises, falls, in_q, in_qq, rst_q, out_n, out_q;

  initial {in_q, in_qq, rst_q, out_q} = 0;
  always @(posedge step) {in_q, in_qq, rst_q, out_q} <= {in_n, in_q, rst_n, out_n};

  logic may_assert, must_assert, may_release, must_release;
  lasting u_may_assert (.rises, .running, .now(!(in_q && in_qq)), .long(may_assert));
  lasting u_must_assert (.rises, .running, .now(!in_q && !in_qq), .long(must_assert));
  lasting u_may_release (.rises, .running, .now(in_q || in_qq), .long(may_release));
  lasting u_must_release (.rises, .running, .now(in_q && in_qq), .long(must_release));

  power_on u_reset (.release_it, .started, .rst_n, .running);
  edges u_edges (.wave(clk), .rises, .falls);
  nl_rst_filter #(.CYCLES(`CYCLES)) dut (.clk, .rst_n, .in_n, .out_n);

  always @* if (!rst_n) assert (out_n);
  always @* if (rst_n && out_q && !out_n) assert (rises && may_assert);
  always @* if (rst_q && !out_q && out_n) assert (rises && may_release);
  always @* if (rst_n && must_assert) assert (!out_n);
  always @* if (rst_n && must_release) assert (out_n);
`ifdef VACUOUS
  always @* if (rst_n) assert (out_n);
`endif
endmodule

// `long` once `now` has been so at CYCLES edges, the last of them two edges ago.
module lasting (
    input  logic rises,
    input  logic running,
    input  logic now,
    output logic long
);
  (* gclk *) reg step;
  logic [4:0] count, count_now;
  logic long_1, long_2, held;

  initial {count, long_1, long_2, held} = 0;
  assign count_now = !now ? 0 : count == `CYCLES ? count : count + 1;
  assign long      = rises ? long_2 : held;

  always @(posedge step) begin
    held <= running && long;
    if (!running) {count, long_1, long_2} <= 0;
    else if (rises) begin
      count  <= count_now;
      long_1 <= count_now == `CYCLES;
      long_2 <= long_1;
    end
  end
endmodule

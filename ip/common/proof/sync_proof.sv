// A bit that changes at any time: seen as it was STAGES edges ago, and so when it has held still for as
// many, and changed only by an edge.
module proof (
    input logic clk,
    input logic release_it,
    input logic in
);
  (* gclk *) reg step;
  logic started, rst_n, running, rst_q, in_q, out, out_q, rises, falls;
  logic [2:0] held, held_now;
  logic [`STAGES-1:0] past, past_now;

  initial begin
    held  = 0;
    past  = 0;
    in_q  = 0;
    out_q = 0;
    rst_q = 0;
  end
  always @(posedge step) begin
    in_q  <= in;
    out_q <= out;
    rst_q <= rst_n;
    held  <= held_now;
    past  <= past_now;
  end
  assign held_now = !running || in != in_q ? 0 : rises && held < `STAGES ? held + 1 : held;

  assign past_now = !running ? 0 : rises ? {past[`STAGES-2:0], in_q} : past;

  power_on u_reset (.release_it, .started, .rst_n, .running(running));
  edges u_edges (.wave(clk), .rises, .falls);
  nl_sync #(.STAGES(`STAGES)) dut (.clk, .rst_n, .in, .out);

  always @* if (rst_n) assert (out == past_now[`STAGES-1]);
  always @* if (rst_n && held_now == `STAGES) assert (out == in);
  always @* if (started && rst_n && out != out_q) assert (rises);
  always @* if (!rst_n) assert (!out);
`ifdef VACUOUS
  always @* if (started) assert (!out);
`endif
endmodule

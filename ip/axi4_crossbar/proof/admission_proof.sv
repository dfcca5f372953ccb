// Requests of a manager before the arbiters: each goes on once, in order, after it was allowed to. It is
// under way from the clock in which it is taken. Beats differ in a bit; the solver watches one.
module proof (
    input logic clk,
    input logic in_valid,
    input logic in_word,
    input logic ordered,
    input logic out_ready,
    input logic watch
);
  logic rst_n, in_ready, begins, out_valid, out_word, allowed, pushes, pops, watched, expected;
  logic [2:0] held, before;

  started u_reset (.clk, .rst_n);
  nl_axi4_admission #(.WIDTH(1), .PIPELINED(1)) dut (
      .clk, .rst_n, .in_valid, .in_ready, .in_word, .ordered, .begins,
      .out_valid, .out_ready, .out_word, .allowed, .starts(1'b0)
  );
  stable #(.WIDTH(1), .ASSUMED(1)) u_in (.clk, .rst_n, .valid(in_valid), .ready(in_ready), .word(in_word));
  stable #(.WIDTH(1)) u_out (.clk, .rst_n, .valid(out_valid), .ready(out_ready), .word(out_word));

  assign pushes = rst_n && in_valid && in_ready;
  assign pops   = rst_n && out_valid && out_ready;
  initial {held, before, watched, expected} = 0;
  always @(posedge clk) begin
    held <= held + pushes - pops;
    if (pushes && watch && !watched) begin
      watched  <= 1;
      expected <= in_word;
      before   <= held - pops;
    end else if (pops && watched) begin
      if (before == 0) watched <= 0;
      before <= before - 1;
    end
  end
  always @* if (rst_n) begin
    assert (begins == pushes);
    assert (in_ready == (ordered && held < 2));
    assert (allowed);
    assert (out_valid == (held != 0));
    if (watched && before == 0) assert (out_word == expected);
  end
`ifdef VACUOUS
  always @* assert (!(watched && before == 1));
`endif
endmodule

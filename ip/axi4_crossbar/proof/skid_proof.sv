// The solver watches one word of its choice from the clock in which it is taken: all before it leave
// first, none is lost or doubled, and it comes out as it went in. A word is seen in the clock in which
// it comes, there is room for one that is not taken in it, and READY depends on nothing but that.
module proof (
    input logic clk,
    input logic in_valid,
    input logic in_word,
    input logic out_ready,
    input logic watch
);
  logic rst_n, in_ready, out_valid, out_word, pushes, pops, watched, expected, held;

  started u_reset (.clk, .rst_n);
  nl_skid #(.WIDTH(1)) dut (.clk, .rst_n, .in_valid, .in_ready, .in_word, .out_valid, .out_ready, .out_word);
  stable #(.WIDTH(1), .ASSUMED(1)) u_in (.clk, .rst_n, .valid(in_valid), .ready(in_ready), .word(in_word));
  stable #(.WIDTH(1)) u_out (.clk, .rst_n, .valid(out_valid), .ready(out_ready), .word(out_word));

  assign pushes = rst_n && in_valid && in_ready;
  assign pops   = rst_n && out_valid && out_ready;
  initial {held, watched, expected} = 0;
  always @(posedge clk) begin
    held <= held + pushes - pops;
    if (pushes && !pops && watch) begin
      watched  <= 1;
      expected <= in_word;
    end else if (pops) watched <= 0;
  end
  always @* if (rst_n) begin
    assert (in_ready == !held);
    assert (out_valid == (held || in_valid));
    if (held && watched) assert (out_word == expected);
    if (!held && in_valid) assert (out_word == in_word);
  end
`ifdef VACUOUS
  always @* assert (!(watched && pops));
`endif
endmodule

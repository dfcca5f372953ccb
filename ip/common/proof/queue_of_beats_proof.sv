// A queue of a stream: the solver watches one word of its choice from the clock in which it is taken. All
// before it leave first, none is lost or doubled, and it comes out as it went in.
module proof (
    input logic clk,
    input logic in_valid,
    input logic in_word,
    input logic out_ready,
    input logic watch
);
  localparam int DEPTH = 4;

  logic rst_n, in_ready, out_valid, out_word, pushes, pops, watched, expected;
  logic [3:0] held, before;

  started u_reset (.clk, .rst_n);
  nl_queue #(.WIDTH(1), .DEPTH(DEPTH)) dut (
      .clk, .rst_n, .in_valid, .in_ready, .in_word, .out_valid, .out_ready, .out_word
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
    assert (held <= DEPTH);
    assert (out_valid == (held != 0));
    assert (in_ready == (held < DEPTH));
    if (watched && before == 0) assert (out_word == expected);
  end
`ifdef VACUOUS
  always @* assert (!(watched && before == 3));
`endif
endmodule

// One channel through a block that holds two words of it at most: words come out in their order and as
// they went in, none is lost or doubled, and a word inside is shown.
module carried #(
    parameter int WIDTH = 1
) (
    input logic             clk,
    input logic             rst_n,
    input logic             in_valid,
    input logic             in_ready,
    input logic [WIDTH-1:0] in_word,
    input logic             out_valid,
    input logic             out_ready,
    input logic [WIDTH-1:0] out_word
);
  logic [1:0] held;
  logic [WIDTH-1:0] first, second;
  logic pushes, pops;

  stable #(.WIDTH(WIDTH), .ASSUMED(1)) u_in (
      .clk, .rst_n, .valid(in_valid), .ready(in_ready), .word(in_word)
  );
  stable #(.WIDTH(WIDTH)) u_out (.clk, .rst_n, .valid(out_valid), .ready(out_ready), .word(out_word));

  assign pushes = in_valid && in_ready;
  assign pops   = out_valid && out_ready;
  initial held = 0;
  always @(posedge clk) begin
    held <= !rst_n ? 0 : held + pushes - pops;
    if (pops) first <= second;
    if (pushes) begin
      if (held - pops == 0) first <= in_word;
      else second <= in_word;
    end
  end
  always @* if (rst_n) begin
    assert (held <= 2);
    assert (out_valid == (held != 0));
    assert (in_ready == (held < 2));
    if (out_valid) assert (out_word == first);
  end
`ifdef VACUOUS
  always @* assert (!(held == 2 && first != second));
`endif
endmodule

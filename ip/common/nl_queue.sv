// Queue of a stream with VALID and READY: a word a clock, and no path leads through it either way.
// DEPTH is a power of two.
module nl_queue #(
    parameter WIDTH = 8,
    parameter DEPTH = 16
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic             in_valid,
    output logic             in_ready,
    input  logic [WIDTH-1:0] in_word,
    output logic             out_valid,
    input  logic             out_ready,
    output logic [WIDTH-1:0] out_word
);
  logic                   empty, full;
  logic [$clog2(DEPTH):0] level;

  nl_fifo #(
      .WIDTH(WIDTH),
      .DEPTH(DEPTH)
  ) words (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (in_valid),
      .tail (in_word),
      .pop  (out_ready),
      .head (out_word),
      .empty(empty),
      .full (full),
      .level(level)
  );

  assign in_ready  = !full;
  assign out_valid = !empty;

  wire unused = &{1'b0, level};
endmodule

// Synchronous first-word-fall-through FIFO: `head` is valid whenever the FIFO is not empty.
// A push into a full FIFO and a pop of an empty one are ignored. DEPTH is a power of two.
module nl_fifo #(
    parameter WIDTH = 8,
    parameter DEPTH = 16
) (
    input  logic                   clk,
    input  logic                   rst_n,
    input  logic                   clear,
    input  logic                   push,
    input  logic [      WIDTH-1:0] tail,
    input  logic                   pop,
    output logic [      WIDTH-1:0] head,
    output logic                   empty,
    output logic                   full,
    output logic [$clog2(DEPTH):0] level
);
  localparam INDEX_BITS = $clog2(DEPTH);
  localparam logic [INDEX_BITS:0] ONE = 1;

  // The extra top bit of the counters tells a full FIFO from an empty one.
  logic [INDEX_BITS:0] pushed;
  logic [INDEX_BITS:0] popped;
  logic [   WIDTH-1:0] memory[0:DEPTH-1];

  assign level = pushed - popped;
  assign empty = pushed == popped;
  assign full  = level[INDEX_BITS];
  assign head  = memory[popped[INDEX_BITS-1:0]];

  always_ff @(posedge clk) begin
    if (!rst_n || clear) begin
      pushed <= '0;
      popped <= '0;
    end else begin
      if (push && !full) pushed <= pushed + ONE;
      if (pop && !empty) popped <= popped + ONE;
    end
    if (push && !full) memory[pushed[INDEX_BITS-1:0]] <= tail;
  end
endmodule

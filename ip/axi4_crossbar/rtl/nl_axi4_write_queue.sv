// Whose write data comes next: a queue of one-hot numbers, in which zero is an empty place.
module nl_axi4_write_queue #(
    parameter int N = 2,
    parameter int DEPTH = 4
) (
    input  logic         clk,
    input  logic         rst_n,
    input  logic [N-1:0] added, // one-hot; zero adds nothing
    input  logic         pop,
    output logic [N-1:0] first,
    output logic         full
);
  logic [DEPTH*N-1:0] places; // the first in the lowest bits
  logic [DEPTH*N-1:0] next;
  logic [      N-1:0] waiting;

  assign first = places[N-1:0];
  assign full  = places[(DEPTH-1)*N+:N] != '0;

  always_comb begin
    next    = pop ? places >> N : places;
    waiting = added;
    for (int k = 0; k < DEPTH; k++) begin
      if (next[k*N+:N] == '0) begin
        next[k*N+:N] = waiting;
        waiting      = '0;
      end
    end
  end

  always_ff @(posedge clk) begin
    places <= next;
    if (!rst_n) places <= '0;
  end
endmodule

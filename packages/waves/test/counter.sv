// Made into a dump by Verilator: an enumeration, a struct, an array, a real and a vector through two levels.
module stage (
    input logic clk,
    input logic [15:0] in,
    output logic [15:0] out
);
  always_ff @(posedge clk) out <= in * 16'd3 + 16'd1;
endmodule

module counter;
  typedef enum logic [1:0] {
    IDLE,
    BUSY,
    DONE
  } state_t;
  typedef struct packed {
    logic valid;
    logic [6:0] data;
  } word_t;

  logic clk = 0;
  state_t state = IDLE;
  word_t word = '0;
  logic [3:0] memory[4];
  logic [15:0] value = 1;
  logic [15:0] next;
  real ratio = 0;
  int cycle = 0;
  stage stage0 (.clk, .in(value), .out(next));

  always #1 clk = ~clk;
  always_ff @(posedge clk) begin
    cycle <= cycle + 1;
    value <= next ^ 16'(cycle);
    word <= '{valid: cycle[0], data: 7'(cycle)};
    memory[2'(cycle)] <= 4'(value);
    ratio <= ratio + 0.25;
    state <= state == DONE ? IDLE : state_t'(state + 2'd1);
  end

  initial begin
    $dumpfile("counter.fst");
    $dumpvars;
    #4000 $finish;
  end
endmodule

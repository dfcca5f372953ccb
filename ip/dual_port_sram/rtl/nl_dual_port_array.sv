// True dual-port memory with byte enables: each port reads or writes a word a clock. A read of a word that is
// written in the same clock returns the old one; of two writes of one byte, port b's stays.
module nl_dual_port_array #(
    parameter WORDS_LOG2 = 10,
    parameter DATA_WIDTH = 32,
    parameter INIT_FILE  = ""
) (
    input  logic                    clk,
    input  logic                    a_read,
    input  logic                    a_write,
    input  logic [  WORDS_LOG2-1:0] a_word,
    input  logic [  DATA_WIDTH-1:0] a_write_data,
    input  logic [DATA_WIDTH/8-1:0] a_strobe,
    output logic [  DATA_WIDTH-1:0] a_read_data,
    input  logic                    b_read,
    input  logic                    b_write,
    input  logic [  WORDS_LOG2-1:0] b_word,
    input  logic [  DATA_WIDTH-1:0] b_write_data,
    input  logic [DATA_WIDTH/8-1:0] b_strobe,
    output logic [  DATA_WIDTH-1:0] b_read_data
);
  logic [DATA_WIDTH-1:0] memory[0:2**WORDS_LOG2-1];

  generate
    if (INIT_FILE != "") begin : g_init
      initial $readmemh(INIT_FILE, memory);
    end
  endgenerate

  // One process a byte lane, so that synthesis sees a plain byte-enabled block RAM.
  generate
    for (genvar lane = 0; lane < DATA_WIDTH / 8; lane++) begin : g_lane
      always_ff @(posedge clk) begin
        if (a_write && a_strobe[lane]) memory[a_word][8*lane+:8] <= a_write_data[8*lane+:8];
        if (b_write && b_strobe[lane]) memory[b_word][8*lane+:8] <= b_write_data[8*lane+:8];
      end
    end
  endgenerate

  always_ff @(posedge clk) begin
    if (a_read) a_read_data <= memory[a_word];
    if (b_read) b_read_data <= memory[b_word];
  end
endmodule

// Simple dual-port memory with byte enables: one write port, one registered read port.
// A read of the word being written in the same clock returns the old word.
module nl_sram_array #(
    parameter WORDS_LOG2 = 10,
    parameter DATA_WIDTH = 32,
    parameter INIT_FILE  = ""
) (
    input  logic                    clk,
    input  logic                    write,
    input  logic [  WORDS_LOG2-1:0] write_word,
    input  logic [  DATA_WIDTH-1:0] write_data,
    input  logic [DATA_WIDTH/8-1:0] write_strobe,
    input  logic                    read,
    input  logic [  WORDS_LOG2-1:0] read_word,
    output logic [  DATA_WIDTH-1:0] read_data
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
      always_ff @(posedge clk)
        if (write && write_strobe[lane]) memory[write_word][8*lane+:8] <= write_data[8*lane+:8];
    end
  endgenerate

  always_ff @(posedge clk) if (read) read_data <= memory[read_word];
endmodule

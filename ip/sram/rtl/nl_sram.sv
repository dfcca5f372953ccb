// On-chip SRAM of 2**ADDR_WIDTH bytes behind an AXI4-Lite subordinate.
// Reads and writes are independent and each sustain one transfer a clock; a read answers after one clock.
// INIT_FILE, when given, is a $readmemh file with one word of DATA_WIDTH bits an entry.
module nl_sram #(
    parameter ADDR_WIDTH = 12,
    parameter DATA_WIDTH = 32,
    parameter INIT_FILE  = ""
) (
    input  logic                    clk,
    input  logic                    rst_n,
    input  logic [  ADDR_WIDTH-1:0] s_axil_awaddr,
    input  logic                    s_axil_awvalid,
    output logic                    s_axil_awready,
    input  logic [  DATA_WIDTH-1:0] s_axil_wdata,
    input  logic [DATA_WIDTH/8-1:0] s_axil_wstrb,
    input  logic                    s_axil_wvalid,
    output logic                    s_axil_wready,
    output logic [             1:0] s_axil_bresp,
    output logic                    s_axil_bvalid,
    input  logic                    s_axil_bready,
    input  logic [  ADDR_WIDTH-1:0] s_axil_araddr,
    input  logic                    s_axil_arvalid,
    output logic                    s_axil_arready,
    output logic [  DATA_WIDTH-1:0] s_axil_rdata,
    output logic [             1:0] s_axil_rresp,
    output logic                    s_axil_rvalid,
    input  logic                    s_axil_rready
);
  localparam BYTE_BITS = $clog2(DATA_WIDTH / 8);
  localparam logic [1:0] OKAY = 2'b00;

  logic                    write;
  logic [  ADDR_WIDTH-1:0] write_address;
  logic [  DATA_WIDTH-1:0] write_data;
  logic [DATA_WIDTH/8-1:0] write_strobe;
  logic                    read;
  logic [  ADDR_WIDTH-1:0] read_address;

  nl_sram_write #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .DATA_WIDTH(DATA_WIDTH)
  ) u_write (
      .clk          (clk),
      .rst_n        (rst_n),
      .awaddr       (s_axil_awaddr),
      .awvalid      (s_axil_awvalid),
      .awready      (s_axil_awready),
      .wdata        (s_axil_wdata),
      .wstrb        (s_axil_wstrb),
      .wvalid       (s_axil_wvalid),
      .wready       (s_axil_wready),
      .bvalid       (s_axil_bvalid),
      .bready       (s_axil_bready),
      .write        (write),
      .write_address(write_address),
      .write_data   (write_data),
      .write_strobe (write_strobe)
  );

  nl_axil_read #(
      .ADDR_WIDTH(ADDR_WIDTH)
  ) u_read (
      .clk         (clk),
      .rst_n       (rst_n),
      .araddr      (s_axil_araddr),
      .arvalid     (s_axil_arvalid),
      .arready     (s_axil_arready),
      .rvalid      (s_axil_rvalid),
      .rready      (s_axil_rready),
      .read        (read),
      .read_address(read_address)
  );

  nl_sram_array #(
      .WORDS_LOG2(ADDR_WIDTH - BYTE_BITS),
      .DATA_WIDTH(DATA_WIDTH),
      .INIT_FILE (INIT_FILE)
  ) u_array (
      .clk         (clk),
      .write       (write),
      .write_word  (write_address[ADDR_WIDTH-1:BYTE_BITS]),
      .write_data  (write_data),
      .write_strobe(write_strobe),
      .read        (read),
      .read_word   (read_address[ADDR_WIDTH-1:BYTE_BITS]),
      .read_data   (s_axil_rdata)
  );

  assign s_axil_bresp = OKAY;
  assign s_axil_rresp = OKAY;

  // Accesses are of whole words: strobes choose the bytes, the low address bits say nothing more.
  wire unused = &{1'b0, write_address[BYTE_BITS-1:0], read_address[BYTE_BITS-1:0]};
endmodule

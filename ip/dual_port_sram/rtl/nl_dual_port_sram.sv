// On-chip SRAM of 2**ADDR_WIDTH bytes with two AXI4-Lite subordinates, each of which reads or writes a word a
// clock; a read answers after one clock. The two never wait for each other.
// INIT_FILE, when given, is a $readmemh file with one word of DATA_WIDTH bits an entry.
module nl_dual_port_sram #(
    parameter ADDR_WIDTH = 12,
    parameter DATA_WIDTH = 32,
    parameter INIT_FILE  = ""
) (
    input  logic                    clk,
    input  logic                    rst_n,
    input  logic [  ADDR_WIDTH-1:0] a_awaddr,
    input  logic                    a_awvalid,
    output logic                    a_awready,
    input  logic [  DATA_WIDTH-1:0] a_wdata,
    input  logic [DATA_WIDTH/8-1:0] a_wstrb,
    input  logic                    a_wvalid,
    output logic                    a_wready,
    output logic [             1:0] a_bresp,
    output logic                    a_bvalid,
    input  logic                    a_bready,
    input  logic [  ADDR_WIDTH-1:0] a_araddr,
    input  logic                    a_arvalid,
    output logic                    a_arready,
    output logic [  DATA_WIDTH-1:0] a_rdata,
    output logic [             1:0] a_rresp,
    output logic                    a_rvalid,
    input  logic                    a_rready,
    input  logic [  ADDR_WIDTH-1:0] b_awaddr,
    input  logic                    b_awvalid,
    output logic                    b_awready,
    input  logic [  DATA_WIDTH-1:0] b_wdata,
    input  logic [DATA_WIDTH/8-1:0] b_wstrb,
    input  logic                    b_wvalid,
    output logic                    b_wready,
    output logic [             1:0] b_bresp,
    output logic                    b_bvalid,
    input  logic                    b_bready,
    input  logic [  ADDR_WIDTH-1:0] b_araddr,
    input  logic                    b_arvalid,
    output logic                    b_arready,
    output logic [  DATA_WIDTH-1:0] b_rdata,
    output logic [             1:0] b_rresp,
    output logic                    b_rvalid,
    input  logic                    b_rready
);
  localparam BYTE_BITS = $clog2(DATA_WIDTH / 8);
  localparam logic [1:0] OKAY = 2'b00;

  logic                    a_read, a_write, b_read, b_write;
  logic [  ADDR_WIDTH-1:0] a_address, b_address;
  logic [  DATA_WIDTH-1:0] a_data, b_data;
  logic [DATA_WIDTH/8-1:0] a_strobe, b_strobe;

  nl_dual_port_side #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .DATA_WIDTH(DATA_WIDTH)
  ) u_a (
      .clk    (clk),
      .rst_n  (rst_n),
      .awaddr (a_awaddr),
      .awvalid(a_awvalid),
      .awready(a_awready),
      .wdata  (a_wdata),
      .wstrb  (a_wstrb),
      .wvalid (a_wvalid),
      .wready (a_wready),
      .bvalid (a_bvalid),
      .bready (a_bready),
      .araddr (a_araddr),
      .arvalid(a_arvalid),
      .arready(a_arready),
      .rvalid (a_rvalid),
      .rready (a_rready),
      .read   (a_read),
      .write  (a_write),
      .address(a_address),
      .data   (a_data),
      .strobe (a_strobe)
  );

  nl_dual_port_side #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .DATA_WIDTH(DATA_WIDTH)
  ) u_b (
      .clk    (clk),
      .rst_n  (rst_n),
      .awaddr (b_awaddr),
      .awvalid(b_awvalid),
      .awready(b_awready),
      .wdata  (b_wdata),
      .wstrb  (b_wstrb),
      .wvalid (b_wvalid),
      .wready (b_wready),
      .bvalid (b_bvalid),
      .bready (b_bready),
      .araddr (b_araddr),
      .arvalid(b_arvalid),
      .arready(b_arready),
      .rvalid (b_rvalid),
      .rready (b_rready),
      .read   (b_read),
      .write  (b_write),
      .address(b_address),
      .data   (b_data),
      .strobe (b_strobe)
  );

  nl_dual_port_array #(
      .WORDS_LOG2(ADDR_WIDTH - BYTE_BITS),
      .DATA_WIDTH(DATA_WIDTH),
      .INIT_FILE (INIT_FILE)
  ) u_array (
      .clk         (clk),
      .a_read      (a_read),
      .a_write     (a_write),
      .a_word      (a_address[ADDR_WIDTH-1:BYTE_BITS]),
      .a_write_data(a_data),
      .a_strobe    (a_strobe),
      .a_read_data (a_rdata),
      .b_read      (b_read),
      .b_write     (b_write),
      .b_word      (b_address[ADDR_WIDTH-1:BYTE_BITS]),
      .b_write_data(b_data),
      .b_strobe    (b_strobe),
      .b_read_data (b_rdata)
  );

  assign a_bresp = OKAY;
  assign a_rresp = OKAY;
  assign b_bresp = OKAY;
  assign b_rresp = OKAY;

  // Accesses are of whole words: strobes choose the bytes, the low address bits say nothing more.
  wire unused = &{1'b0, a_address[BYTE_BITS-1:0], b_address[BYTE_BITS-1:0]};
endmodule

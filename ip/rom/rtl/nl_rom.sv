// Boot ROM of 2**ADDR_WIDTH bytes behind an AXI4-Lite subordinate.
// Reads sustain one transfer a clock and answer after one clock; writes are answered with SLVERR.
// INIT_FILE is a $readmemh file with one word of DATA_WIDTH bits an entry; words it leaves out read as zero.
module nl_rom #(
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
  localparam WORDS = 2 ** (ADDR_WIDTH - BYTE_BITS);
  localparam logic [1:0] OKAY = 2'b00;

  logic [DATA_WIDTH-1:0] memory[0:WORDS-1];
  logic                  read;
  logic [ADDR_WIDTH-1:0] read_address;

  initial begin
    for (int word = 0; word < WORDS; word++) memory[word] = '0;
    if (INIT_FILE != "") $readmemh(INIT_FILE, memory);
  end

  nl_rom_write_reject u_write_reject (
      .clk    (clk),
      .rst_n  (rst_n),
      .awvalid(s_axil_awvalid),
      .awready(s_axil_awready),
      .wvalid (s_axil_wvalid),
      .wready (s_axil_wready),
      .bresp  (s_axil_bresp),
      .bvalid (s_axil_bvalid),
      .bready (s_axil_bready)
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

  assign s_axil_rresp = OKAY;

  always_ff @(posedge clk) if (read) s_axil_rdata <= memory[read_address[ADDR_WIDTH-1:BYTE_BITS]];

  // A read returns whole words, and a rejected write needs neither address nor data.
  wire unused = &{1'b0, read_address[BYTE_BITS-1:0], s_axil_awaddr, s_axil_wdata, s_axil_wstrb};
endmodule

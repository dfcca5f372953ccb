// AXI4-Lite to Wishbone B4, classic cycles (3.2): one transfer at a time, ADR in bytes. ERR is answered
// as SLVERR. A cycle ends with its acknowledge, and the next begins a clock later at the earliest.
module nl_axil_to_wishbone #(
    parameter int AW = 32,
    parameter int DW = 32
) (
    input  logic            clk,
    input  logic            rst_n,
    input  logic [  AW-1:0] s_awaddr,
    input  logic [     2:0] s_awprot,
    input  logic            s_awvalid,
    output logic            s_awready,
    input  logic [  DW-1:0] s_wdata,
    input  logic [DW/8-1:0] s_wstrb,
    input  logic            s_wvalid,
    output logic            s_wready,
    output logic [     1:0] s_bresp,
    output logic            s_bvalid,
    input  logic            s_bready,
    input  logic [  AW-1:0] s_araddr,
    input  logic [     2:0] s_arprot,
    input  logic            s_arvalid,
    output logic            s_arready,
    output logic [  DW-1:0] s_rdata,
    output logic [     1:0] s_rresp,
    output logic            s_rvalid,
    input  logic            s_rready,
    output logic            m_cyc,
    output logic            m_stb,
    output logic            m_we,
    output logic [  AW-1:0] m_adr,
    output logic [  DW-1:0] m_dat_w,
    output logic [DW/8-1:0] m_sel,
    input  logic [  DW-1:0] m_dat_r,
    input  logic            m_ack,
    input  logic            m_err
);
  localparam logic [AW-1:0] WORD = ~(AW'(DW / 8) - 1'b1); // address bits that tell words apart

  logic            request, write, finish, failed;
  logic [  AW-1:0] address;
  logic [     2:0] protection;
  logic [  DW-1:0] data, word;
  logic [DW/8-1:0] strobes;

  nl_axil_single #(
      .AW(AW),
      .DW(DW)
  ) transfers (
      .clk       (clk),
      .rst_n     (rst_n),
      .awaddr    (s_awaddr),
      .awprot    (s_awprot),
      .awvalid   (s_awvalid),
      .awready   (s_awready),
      .wdata     (s_wdata),
      .wstrb     (s_wstrb),
      .wvalid    (s_wvalid),
      .wready    (s_wready),
      .bresp     (s_bresp),
      .bvalid    (s_bvalid),
      .bready    (s_bready),
      .araddr    (s_araddr),
      .arprot    (s_arprot),
      .arvalid   (s_arvalid),
      .arready   (s_arready),
      .rdata     (s_rdata),
      .rresp     (s_rresp),
      .rvalid    (s_rvalid),
      .rready    (s_rready),
      .request   (request),
      .write     (write),
      .address   (address),
      .protection(protection),
      .data      (data),
      .strobes   (strobes),
      .finish    (finish),
      .failed    (failed),
      .word      (word)
  );

  assign m_cyc   = request;
  assign m_stb   = request;
  assign m_we    = write;
  assign m_adr   = address & WORD;
  assign m_dat_w = data;
  assign m_sel   = write ? strobes : '1;
  assign finish  = m_ack || m_err;
  assign failed  = m_err;
  assign word    = m_dat_r;

  wire unused = &{1'b0, protection};
endmodule

// One AXI4-Lite transfer at a time: a pulse of `start` begins it, `finished` pulses with its response.
// Address and write data are offered together and may be taken in any order.
module nl_exerciser_bus #(
    parameter ADDR_WIDTH = 32
) (
    input  logic                  clk,
    input  logic                  rst_n,
    input  logic                  start,
    input  logic                  write,
    input  logic [ADDR_WIDTH-1:0] address,
    input  logic [          31:0] data,
    input  logic [           3:0] strobe,
    output logic                  finished,
    output logic [           1:0] response,
    output logic [          31:0] read_data,
    output logic [ADDR_WIDTH-1:0] m_axil_awaddr,
    output logic                  m_axil_awvalid,
    input  logic                  m_axil_awready,
    output logic [          31:0] m_axil_wdata,
    output logic [           3:0] m_axil_wstrb,
    output logic                  m_axil_wvalid,
    input  logic                  m_axil_wready,
    input  logic [           1:0] m_axil_bresp,
    input  logic                  m_axil_bvalid,
    output logic                  m_axil_bready,
    output logic [ADDR_WIDTH-1:0] m_axil_araddr,
    output logic                  m_axil_arvalid,
    input  logic                  m_axil_arready,
    input  logic [          31:0] m_axil_rdata,
    input  logic [           1:0] m_axil_rresp,
    input  logic                  m_axil_rvalid,
    output logic                  m_axil_rready
);
  always_ff @(posedge clk)
    if (!rst_n) begin
      m_axil_awvalid <= 1'b0;
      m_axil_wvalid  <= 1'b0;
      m_axil_bready  <= 1'b0;
      m_axil_arvalid <= 1'b0;
      m_axil_rready  <= 1'b0;
    end else if (start) begin
      m_axil_awvalid <= write;
      m_axil_wvalid  <= write;
      m_axil_bready  <= write;
      m_axil_arvalid <= !write;
      m_axil_rready  <= !write;
    end else begin
      m_axil_awvalid <= m_axil_awvalid && !m_axil_awready;
      m_axil_wvalid  <= m_axil_wvalid && !m_axil_wready;
      m_axil_bready  <= m_axil_bready && !m_axil_bvalid;
      m_axil_arvalid <= m_axil_arvalid && !m_axil_arready;
      m_axil_rready  <= m_axil_rready && !m_axil_rvalid;
    end

  always_ff @(posedge clk)
    if (start) begin
      m_axil_awaddr <= address;
      m_axil_araddr <= address;
      m_axil_wdata  <= data;
      m_axil_wstrb  <= strobe;
    end

  assign finished  = (m_axil_bready && m_axil_bvalid) || (m_axil_rready && m_axil_rvalid);
  assign response  = m_axil_rready ? m_axil_rresp : m_axil_bresp;
  assign read_data = m_axil_rdata;
endmodule

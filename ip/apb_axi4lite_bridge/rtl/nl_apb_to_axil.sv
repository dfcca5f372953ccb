// APB (Arm IHI 0024C) to AXI4-Lite: a transfer begins with its setup phase, and ends in a clock of its own,
// after the answer has come. SLVERR and DECERR are answered as PSLVERR. No output depends combinationally on
// an input.
module nl_apb_to_axil #(
    parameter int AW = 32,
    parameter int DW = 32
) (
    input  logic            clk,
    input  logic            rst_n,
    input  logic [  AW-1:0] s_paddr,
    input  logic            s_psel,
    input  logic            s_penable,
    input  logic            s_pwrite,
    input  logic [  DW-1:0] s_pwdata,
    input  logic [DW/8-1:0] s_pstrb,
    output logic [  DW-1:0] s_prdata,
    output logic            s_pready,
    output logic            s_pslverr,
    output logic [  AW-1:0] m_awaddr,
    output logic [     2:0] m_awprot,
    output logic            m_awvalid,
    input  logic            m_awready,
    output logic [  DW-1:0] m_wdata,
    output logic [DW/8-1:0] m_wstrb,
    output logic            m_wvalid,
    input  logic            m_wready,
    input  logic [     1:0] m_bresp,
    input  logic            m_bvalid,
    output logic            m_bready,
    output logic [  AW-1:0] m_araddr,
    output logic [     2:0] m_arprot,
    output logic            m_arvalid,
    input  logic            m_arready,
    input  logic [  DW-1:0] m_rdata,
    input  logic [     1:0] m_rresp,
    input  logic            m_rvalid,
    output logic            m_rready
);
  logic start, over, failed, busy, writing;

  assign m_araddr = m_awaddr;
  assign m_awprot = 3'b000;
  assign m_arprot = 3'b000;
  assign m_bready = busy && writing;
  assign m_rready = busy && !writing;
  assign start    = s_psel && !s_penable;
  assign over     = (m_bvalid && m_bready) || (m_rvalid && m_rready);
  assign failed   = writing ? m_bresp[1] : m_rresp[1];

  always_ff @(posedge clk) begin
    s_pready <= over;
    if (start) begin
      busy      <= 1'b1;
      writing   <= s_pwrite;
      m_awaddr  <= s_paddr;
      m_wdata   <= s_pwdata;
      m_wstrb   <= s_pstrb;
      m_awvalid <= s_pwrite;
      m_wvalid  <= s_pwrite;
      m_arvalid <= !s_pwrite;
    end
    if (m_awvalid && m_awready) m_awvalid <= 1'b0;
    if (m_wvalid && m_wready) m_wvalid <= 1'b0;
    if (m_arvalid && m_arready) m_arvalid <= 1'b0;
    if (over) begin
      busy      <= 1'b0;
      s_prdata  <= m_rdata;
      s_pslverr <= failed;
    end
    if (!rst_n) begin
      busy      <= 1'b0;
      m_awvalid <= 1'b0;
      m_wvalid  <= 1'b0;
      m_arvalid <= 1'b0;
      s_pready  <= 1'b0;
    end
  end

  wire unused = &{1'b0, m_bresp[0], m_rresp[0]};
endmodule

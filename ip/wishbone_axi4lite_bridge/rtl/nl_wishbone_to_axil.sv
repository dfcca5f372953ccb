// Wishbone B4, classic cycles (3.2), to AXI4-Lite: one transfer at a time, ADR in bytes. SLVERR and DECERR
// are answered as ERR. What a manager gives up (CYC or STB goes low) is finished and not answered.
module nl_wishbone_to_axil #(
    parameter int AW = 32,
    parameter int DW = 32
) (
    input  logic            clk,
    input  logic            rst_n,
    input  logic            s_cyc,
    input  logic            s_stb,
    input  logic            s_we,
    input  logic [  AW-1:0] s_adr,
    input  logic [  DW-1:0] s_dat_w,
    input  logic [DW/8-1:0] s_sel,
    output logic [  DW-1:0] s_dat_r,
    output logic            s_ack,
    output logic            s_err,
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
  // One transfer at the AXI4-Lite side, from `start` on; `over` with its answer.
  logic start, over, failed, busy, writing;
  logic here, given_up;

  assign m_araddr = m_awaddr;
  assign m_arprot = m_awprot;
  assign m_bready = busy && writing;
  assign m_rready = busy && !writing;
  assign over     = (m_bvalid && m_bready) || (m_rvalid && m_rready);
  assign failed   = writing ? m_bresp[1] : m_rresp[1];

  assign here     = s_cyc && s_stb;
  assign start    = here && !busy && !s_ack && !s_err;
  assign m_awprot = 3'b000;

  always_ff @(posedge clk) begin
    s_ack <= 1'b0;
    s_err <= 1'b0;
    if (start) begin
      busy      <= 1'b1;
      writing   <= s_we;
      given_up  <= 1'b0;
      m_awaddr  <= s_adr;
      m_wdata   <= s_dat_w;
      m_wstrb   <= s_sel;
      m_awvalid <= s_we;
      m_wvalid  <= s_we;
      m_arvalid <= !s_we;
    end
    if (busy && !here) given_up <= 1'b1;
    if (m_awvalid && m_awready) m_awvalid <= 1'b0;
    if (m_wvalid && m_wready) m_wvalid <= 1'b0;
    if (m_arvalid && m_arready) m_arvalid <= 1'b0;
    if (over) begin
      busy    <= 1'b0;
      s_ack   <= here && !given_up && !failed;
      s_err   <= here && !given_up && failed;
      s_dat_r <= m_rdata;
    end
    if (!rst_n) begin
      busy      <= 1'b0;
      m_awvalid <= 1'b0;
      m_wvalid  <= 1'b0;
      m_arvalid <= 1'b0;
      s_ack     <= 1'b0;
      s_err     <= 1'b0;
    end
  end

  wire unused = &{1'b0, m_bresp[0], m_rresp[0]};
endmodule

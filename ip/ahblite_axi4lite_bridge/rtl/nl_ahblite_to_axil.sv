// AHB-Lite (Arm IHI 0033A) to AXI4-Lite: each beat, of a burst too, is a transfer of its own, whose strobes
// follow HSIZE. SLVERR and DECERR are answered as an ERROR of two clocks (5.1.3). HREADY of this
// subordinate is its own HREADYOUT, as it stands alone behind its manager.
module nl_ahblite_to_axil #(
    parameter int AW = 32,
    parameter int DW = 32
) (
    input  logic            clk,
    input  logic            rst_n,
    input  logic            s_hsel,
    input  logic [  AW-1:0] s_haddr,
    input  logic [     1:0] s_htrans,
    input  logic            s_hwrite,
    input  logic [     2:0] s_hsize,
    input  logic [     2:0] s_hburst,
    input  logic [     3:0] s_hprot,
    input  logic            s_hmastlock,
    input  logic [  DW-1:0] s_hwdata,
    output logic [  DW-1:0] s_hrdata,
    output logic            s_hreadyout,
    output logic            s_hresp,
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

  assign m_araddr = m_awaddr;
  assign m_arprot = m_awprot;
  assign m_bready = busy && writing;
  assign m_rready = busy && !writing;
  assign over     = (m_bvalid && m_bready) || (m_rvalid && m_rready);
  assign failed   = writing ? m_bresp[1] : m_rresp[1];

  localparam int SW = DW / 8;
  localparam int WB = $clog2(SW);
  localparam logic [2:0] WHOLE = 3'(WB);

  logic          sends; // the data phase of a write: HWDATA is there
  logic [SW-1:0] bytes; // of HSIZE

  assign start    = s_hsel && s_htrans[1] && s_hreadyout;
  assign bytes    = SW'((64'd1 << (64'd1 << (s_hsize < WHOLE ? s_hsize : WHOLE))) - 1);

  always_ff @(posedge clk) begin
    if (start) begin
      busy        <= 1'b1;
      writing     <= s_hwrite;
      sends       <= s_hwrite;
      m_awaddr    <= s_haddr;
      m_awprot    <= {!s_hprot[0], 1'b0, s_hprot[1]};
      m_wstrb     <= bytes << s_haddr[WB-1:0];
      m_arvalid   <= !s_hwrite;
      s_hreadyout <= 1'b0;
    end
    if (m_awvalid && m_awready) m_awvalid <= 1'b0;
    if (m_wvalid && m_wready) m_wvalid <= 1'b0;
    if (m_arvalid && m_arready) m_arvalid <= 1'b0;
    if (sends) begin
      sends     <= 1'b0;
      m_wdata   <= s_hwdata;
      m_awvalid <= 1'b1;
      m_wvalid  <= 1'b1;
    end
    // An ERROR is shown a clock before the transfer ends with it, and in that clock.
    if (over) begin
      busy        <= 1'b0;
      s_hresp     <= failed;
      s_hreadyout <= !failed;
      s_hrdata    <= m_rdata;
    end
    if (s_hresp && !s_hreadyout) s_hreadyout <= 1'b1;
    if (s_hresp && s_hreadyout) s_hresp <= 1'b0;
    if (!rst_n) begin
      busy        <= 1'b0;
      sends       <= 1'b0;
      m_awvalid   <= 1'b0;
      m_wvalid    <= 1'b0;
      m_arvalid   <= 1'b0;
      s_hreadyout <= 1'b1;
      s_hresp     <= 1'b0;
    end
  end

  wire unused = &{1'b0, s_htrans[0], s_hburst, s_hprot[3:2], s_hmastlock, m_bresp[0], m_rresp[0]};
endmodule

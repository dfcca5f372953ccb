// Native memory port to AXI4-Lite: one transfer at a time, a read where no strobe is set. The manager holds
// VALID with its request until READY, which comes for one clock. The port has no word for an error: what
// failed is answered as any other transfer.
module nl_memory_to_axil #(
    parameter int AW = 32,
    parameter int DW = 32
) (
    input  logic            clk,
    input  logic            rst_n,
    input  logic            s_valid,
    input  logic            s_instr,
    output logic            s_ready,
    input  logic [  AW-1:0] s_addr,
    input  logic [  DW-1:0] s_wdata,
    input  logic [DW/8-1:0] s_wstrb,
    output logic [  DW-1:0] s_rdata,
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
  logic start, over, busy, writing, fetching;

  assign m_araddr = m_awaddr;
  assign m_awprot = 3'b000;
  assign m_arprot = {fetching, 2'b00};
  assign m_bready = busy && writing;
  assign m_rready = busy && !writing;
  assign over     = (m_bvalid && m_bready) || (m_rvalid && m_rready);

  // In the clock of READY the request that was answered is still there.
  assign start    = s_valid && !busy && !s_ready;

  always_ff @(posedge clk) begin
    s_ready <= 1'b0;
    if (start) begin
      busy      <= 1'b1;
      writing   <= s_wstrb != '0;
      fetching  <= s_instr;
      m_awaddr  <= s_addr;
      m_wdata   <= s_wdata;
      m_wstrb   <= s_wstrb;
      m_awvalid <= s_wstrb != '0;
      m_wvalid  <= s_wstrb != '0;
      m_arvalid <= s_wstrb == '0;
    end
    if (m_awvalid && m_awready) m_awvalid <= 1'b0;
    if (m_wvalid && m_wready) m_wvalid <= 1'b0;
    if (m_arvalid && m_arready) m_arvalid <= 1'b0;
    if (over) begin
      busy    <= 1'b0;
      s_ready <= 1'b1;
      s_rdata <= m_rdata;
    end
    if (!rst_n) begin
      busy      <= 1'b0;
      m_awvalid <= 1'b0;
      m_wvalid  <= 1'b0;
      m_arvalid <= 1'b0;
      s_ready   <= 1'b0;
    end
  end

  wire unused = &{1'b0, m_bresp, m_rresp};
endmodule

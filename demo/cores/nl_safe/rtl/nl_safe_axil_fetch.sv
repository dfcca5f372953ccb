// Fetch channel to AXI4-Lite (Arm IHI 0022H, B1), read channels only.
// A request is granted at once. If the bus does not accept it in that cycle, it is held here, as the fetch
// unit may continue at another address but AXI does not allow an address to be withdrawn.
module nl_safe_axil_fetch (
  input  logic        clk,
  input  logic        rst_n,
  // From the fetch unit
  input  logic        ibus_req,
  input  logic [31:0] ibus_addr,
  output logic        ibus_gnt,
  output logic        ibus_rvalid,
  output logic [31:0] ibus_rdata,
  output logic        ibus_err,
  // AXI4-Lite
  output logic [31:0] m_axil_araddr,
  output logic [2:0]  m_axil_arprot,
  output logic        m_axil_arvalid,
  input  logic        m_axil_arready,
  input  logic [31:0] m_axil_rdata,
  input  logic [1:0]  m_axil_rresp,
  input  logic        m_axil_rvalid,
  output logic        m_axil_rready
);
  // AxPROT: instruction, secure, privileged.
  localparam logic [2:0] PROT = 3'b101;
  localparam logic [1:0] OKAY = 2'b00;

  logic        pending;
  logic [31:0] pending_addr;

  assign ibus_gnt       = !pending;
  assign m_axil_arvalid = ibus_req || pending;
  assign m_axil_araddr  = pending ? pending_addr : ibus_addr;
  assign m_axil_arprot  = PROT;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      pending <= 1'b0;
    end else begin
      pending <= m_axil_arvalid && !m_axil_arready;
    end
  end

  // Used only while pending; loaded in every cycle to save an enable.
  always_ff @(posedge clk) pending_addr <= m_axil_araddr;

  // The fetch unit never requests more words than it can take.
  assign m_axil_rready = 1'b1;
  assign ibus_rvalid   = m_axil_rvalid;
  assign ibus_rdata    = m_axil_rdata;
  assign ibus_err      = m_axil_rresp != OKAY;
endmodule

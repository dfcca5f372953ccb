// Fetch channel to AXI4-Lite (Arm IHI 0022H, B1), read channels only.
// A request is granted at once. What the bus does not take in that cycle is held here, because fetch may turn
// to another address meanwhile and AXI lets nobody withdraw an address.
module nl_micro_axil_fetch (
  input  logic        clk,
  input  logic        rst_n,
  // From fetch
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

  logic        held;
  logic [31:0] held_addr;

  assign ibus_gnt       = !held;
  assign m_axil_arvalid = ibus_req || held;
  assign m_axil_araddr  = held ? held_addr : ibus_addr;
  assign m_axil_arprot  = PROT;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      held <= 1'b0;
    end else begin
      held <= m_axil_arvalid && !m_axil_arready;
    end
  end

  // Only read while held: loading it in every cycle spares an enable.
  always_ff @(posedge clk) held_addr <= m_axil_araddr;

  // Fetch asks for no more than it has room for.
  assign m_axil_rready = 1'b1;
  assign ibus_rvalid   = m_axil_rvalid;
  assign ibus_rdata    = m_axil_rdata;
  assign ibus_err      = m_axil_rresp != OKAY;
endmodule

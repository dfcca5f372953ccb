// Data channel to AXI4-Lite (Arm IHI 0022H, B1).
// The load-store unit holds a request until it is granted and has one access outstanding at a time. The only
// state is which of a write's address and data the bus has already accepted.
module nl_prompt_axil_data (
  input  logic        clk,
  input  logic        rst_n,
  // From the load-store unit
  input  logic        dbus_req,
  input  logic        dbus_we,
  input  logic [31:0] dbus_addr,
  input  logic [3:0]  dbus_be,
  input  logic [31:0] dbus_wdata,
  output logic        dbus_gnt,
  output logic        dbus_rvalid,
  output logic [31:0] dbus_rdata,
  output logic        dbus_err,
  // AXI4-Lite
  output logic [31:0] m_axil_awaddr,
  output logic [2:0]  m_axil_awprot,
  output logic        m_axil_awvalid,
  input  logic        m_axil_awready,
  output logic [31:0] m_axil_wdata,
  output logic [3:0]  m_axil_wstrb,
  output logic        m_axil_wvalid,
  input  logic        m_axil_wready,
  input  logic [1:0]  m_axil_bresp,
  input  logic        m_axil_bvalid,
  output logic        m_axil_bready,
  output logic [31:0] m_axil_araddr,
  output logic [2:0]  m_axil_arprot,
  output logic        m_axil_arvalid,
  input  logic        m_axil_arready,
  input  logic [31:0] m_axil_rdata,
  input  logic [1:0]  m_axil_rresp,
  input  logic        m_axil_rvalid,
  output logic        m_axil_rready
);
  // AxPROT: data, secure, privileged.
  localparam logic [2:0] PROT = 3'b001;
  localparam logic [1:0] OKAY = 2'b00;

  logic read_req;
  logic write_req;

  assign read_req  = dbus_req && !dbus_we;
  assign write_req = dbus_req && dbus_we;

  // Address and data of a write are offered together and may be accepted in either order.
  logic aw_done;
  logic w_done;
  logic write_accepted;

  assign m_axil_awaddr  = dbus_addr;
  assign m_axil_awprot  = PROT;
  assign m_axil_awvalid = write_req && !aw_done;
  assign m_axil_wdata   = dbus_wdata;
  assign m_axil_wstrb   = dbus_be;
  assign m_axil_wvalid  = write_req && !w_done;
  assign write_accepted = (aw_done || m_axil_awready) && (w_done || m_axil_wready);

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      aw_done <= 1'b0;
      w_done  <= 1'b0;
    end else begin
      aw_done <= write_req && !write_accepted && (aw_done || m_axil_awready);
      w_done  <= write_req && !write_accepted && (w_done || m_axil_wready);
    end
  end

  assign m_axil_araddr  = dbus_addr;
  assign m_axil_arprot  = PROT;
  assign m_axil_arvalid = read_req;

  assign dbus_gnt = dbus_we ? write_accepted : m_axil_arready;

  assign m_axil_rready = 1'b1;
  assign m_axil_bready = 1'b1;
  assign dbus_rvalid   = m_axil_rvalid || m_axil_bvalid;
  assign dbus_rdata    = m_axil_rdata;
  assign dbus_err      = (m_axil_bvalid ? m_axil_bresp : m_axil_rresp) != OKAY;
endmodule

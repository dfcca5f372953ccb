// One of two copies of the core, without its memories and the transport of its debugger.
module nl_safe_core #(
  parameter logic [31:0] HART_ID = 32'd0
) (
  // Clock and reset
  input  logic        clk,
  input  logic        rst_n,
  // Instructions: AXI4-Lite manager, read channels
  output logic [31:0] m_axil_i_araddr,
  output logic [2:0]  m_axil_i_arprot,
  output logic        m_axil_i_arvalid,
  input  logic        m_axil_i_arready,
  input  logic [31:0] m_axil_i_rdata,
  input  logic [1:0]  m_axil_i_rresp,
  input  logic        m_axil_i_rvalid,
  output logic        m_axil_i_rready,
  // Data: AXI4-Lite manager
  output logic [31:0] m_axil_d_awaddr,
  output logic [2:0]  m_axil_d_awprot,
  output logic        m_axil_d_awvalid,
  input  logic        m_axil_d_awready,
  output logic [31:0] m_axil_d_wdata,
  output logic [3:0]  m_axil_d_wstrb,
  output logic        m_axil_d_wvalid,
  input  logic        m_axil_d_wready,
  input  logic [1:0]  m_axil_d_bresp,
  input  logic        m_axil_d_bvalid,
  output logic        m_axil_d_bready,
  output logic [31:0] m_axil_d_araddr,
  output logic [2:0]  m_axil_d_arprot,
  output logic        m_axil_d_arvalid,
  input  logic        m_axil_d_arready,
  input  logic [31:0] m_axil_d_rdata,
  input  logic [1:0]  m_axil_d_rresp,
  input  logic        m_axil_d_rvalid,
  output logic        m_axil_d_rready,
  // Interrupts
  input  logic        nmi,
  // State
  output logic        sleeping
);
  logic        ibus_req;
  logic        ibus_gnt;
  logic        ibus_rvalid;
  logic [31:0] ibus_rdata;
  logic        ibus_err;
  logic [31:0] ibus_addr;

  logic        dbus_req;
  logic        dbus_gnt;
  logic        dbus_rvalid;
  logic [31:0] dbus_rdata;
  logic        dbus_err;
  logic        dbus_we;
  logic [31:0] dbus_addr;
  logic [3:0]  dbus_be;
  logic [31:0] dbus_wdata;

  // Accesses to the bus
  logic        bus_dbus_req;
  logic        bus_dbus_gnt;
  logic        bus_dbus_rvalid;
  logic [31:0] bus_dbus_rdata;
  logic        bus_dbus_err;

  // Accesses to internal targets
  logic        clint_select;
  logic [31:0] clint_rdata;
  logic [63:0] mtime;
  logic        irq_software;
  logic        irq_timer;

  nl_safe_pipeline #(
    .HART_ID (HART_ID)
  ) u_pipeline (
    .clk          (clk),
    .rst_n        (rst_n),
    .ibus_req     (ibus_req),
    .ibus_addr    (ibus_addr),
    .ibus_gnt     (ibus_gnt),
    .ibus_rvalid  (ibus_rvalid),
    .ibus_rdata   (ibus_rdata),
    .ibus_err     (ibus_err),
    .dbus_req     (dbus_req),
    .dbus_we      (dbus_we),
    .dbus_addr    (dbus_addr),
    .dbus_be      (dbus_be),
    .dbus_wdata   (dbus_wdata),
    .dbus_gnt     (dbus_gnt),
    .dbus_rvalid  (dbus_rvalid),
    .dbus_rdata   (dbus_rdata),
    .dbus_err     (dbus_err),
    .irq_software (irq_software),
    .irq_timer    (irq_timer),
    .nmi          (nmi),
    .mtime        (mtime),
    .sleeping     (sleeping)
  );

  nl_safe_data_router u_data_router (
    .clk          (clk),
    .rst_n        (rst_n),
    .dbus_req     (dbus_req),
    .dbus_addr    (dbus_addr[31:16]),
    .dbus_gnt     (dbus_gnt),
    .dbus_rvalid  (dbus_rvalid),
    .dbus_rdata   (dbus_rdata),
    .dbus_err     (dbus_err),
    .clint_select (clint_select),
    .clint_rdata  (clint_rdata),
    .bus_req      (bus_dbus_req),
    .bus_gnt      (bus_dbus_gnt),
    .bus_rvalid   (bus_dbus_rvalid),
    .bus_rdata    (bus_dbus_rdata),
    .bus_err      (bus_dbus_err)
  );

  nl_safe_clint u_clint (
    .clk          (clk),
    .rst_n        (rst_n),
    .select       (clint_select),
    .we           (dbus_we),
    .word         (dbus_addr[15:2]),
    .be           (dbus_be),
    .wdata        (dbus_wdata),
    .rdata        (clint_rdata),
    .mtime        (mtime),
    .irq_software (irq_software),
    .irq_timer    (irq_timer)
  );

  nl_safe_axil_fetch u_axil_fetch (
    .clk            (clk),
    .rst_n          (rst_n),
    .ibus_req       (ibus_req),
    .ibus_addr      (ibus_addr),
    .ibus_gnt       (ibus_gnt),
    .ibus_rvalid    (ibus_rvalid),
    .ibus_rdata     (ibus_rdata),
    .ibus_err       (ibus_err),
    .m_axil_araddr  (m_axil_i_araddr),
    .m_axil_arprot  (m_axil_i_arprot),
    .m_axil_arvalid (m_axil_i_arvalid),
    .m_axil_arready (m_axil_i_arready),
    .m_axil_rdata   (m_axil_i_rdata),
    .m_axil_rresp   (m_axil_i_rresp),
    .m_axil_rvalid  (m_axil_i_rvalid),
    .m_axil_rready  (m_axil_i_rready)
  );

  nl_safe_axil_data u_axil_data (
    .clk            (clk),
    .rst_n          (rst_n),
    .dbus_req       (bus_dbus_req),
    .dbus_we        (dbus_we),
    .dbus_addr      (dbus_addr),
    .dbus_be        (dbus_be),
    .dbus_wdata     (dbus_wdata),
    .dbus_gnt       (bus_dbus_gnt),
    .dbus_rvalid    (bus_dbus_rvalid),
    .dbus_rdata     (bus_dbus_rdata),
    .dbus_err       (bus_dbus_err),
    .m_axil_awaddr  (m_axil_d_awaddr),
    .m_axil_awprot  (m_axil_d_awprot),
    .m_axil_awvalid (m_axil_d_awvalid),
    .m_axil_awready (m_axil_d_awready),
    .m_axil_wdata   (m_axil_d_wdata),
    .m_axil_wstrb   (m_axil_d_wstrb),
    .m_axil_wvalid  (m_axil_d_wvalid),
    .m_axil_wready  (m_axil_d_wready),
    .m_axil_bresp   (m_axil_d_bresp),
    .m_axil_bvalid  (m_axil_d_bvalid),
    .m_axil_bready  (m_axil_d_bready),
    .m_axil_araddr  (m_axil_d_araddr),
    .m_axil_arprot  (m_axil_d_arprot),
    .m_axil_arvalid (m_axil_d_arvalid),
    .m_axil_arready (m_axil_d_arready),
    .m_axil_rdata   (m_axil_d_rdata),
    .m_axil_rresp   (m_axil_d_rresp),
    .m_axil_rvalid  (m_axil_d_rvalid),
    .m_axil_rready  (m_axil_d_rready)
  );
endmodule

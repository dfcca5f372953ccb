// RISC-V processor core: rv32imc_zicsr_zifencei, 2 stages, AXI4-Lite ports for instructions and for data.
// On the instruction and data buses of the pipeline (ibus, dbus) a request is accepted in the cycle of its
// grant; responses follow in order, from the next cycle on.
// Two copies in lockstep, the second 2 clocks behind. The first drives the system; where the second does
// something else, lockstep_error_p rises and lockstep_error_n falls in the next clock, until reset. Keep the
// hierarchy of copies and comparators.
module nl_safe #(
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
  output logic        sleeping,
  // Lockstep
  input  logic        lockstep_inject,
  input  logic [7:0]  lockstep_inject_bit,
  output logic        lockstep_error_p,
  output logic        lockstep_error_n,
  output logic [6:0]  lockstep_where
);
  // What the second copy sees
  logic [78:0] first_inputs;
  logic [78:0] second_inputs;
  logic        second_rst_n;
  logic        second_m_axil_i_arready;
  logic [31:0] second_m_axil_i_rdata;
  logic [1:0]  second_m_axil_i_rresp;
  logic        second_m_axil_i_rvalid;
  logic        second_m_axil_d_awready;
  logic        second_m_axil_d_wready;
  logic [1:0]  second_m_axil_d_bresp;
  logic        second_m_axil_d_bvalid;
  logic        second_m_axil_d_arready;
  logic [31:0] second_m_axil_d_rdata;
  logic [1:0]  second_m_axil_d_rresp;
  logic        second_m_axil_d_rvalid;
  logic        second_nmi;

  assign first_inputs = {
    rst_n,
    m_axil_i_arready,
    m_axil_i_rdata,
    m_axil_i_rresp,
    m_axil_i_rvalid,
    m_axil_d_awready,
    m_axil_d_wready,
    m_axil_d_bresp,
    m_axil_d_bvalid,
    m_axil_d_arready,
    m_axil_d_rdata,
    m_axil_d_rresp,
    m_axil_d_rvalid,
    nmi
  };
  assign {
    second_rst_n,
    second_m_axil_i_arready,
    second_m_axil_i_rdata,
    second_m_axil_i_rresp,
    second_m_axil_i_rvalid,
    second_m_axil_d_awready,
    second_m_axil_d_wready,
    second_m_axil_d_bresp,
    second_m_axil_d_bvalid,
    second_m_axil_d_arready,
    second_m_axil_d_rdata,
    second_m_axil_d_rresp,
    second_m_axil_d_rvalid,
    second_nmi
  } = second_inputs;

  nl_safe_delay #(
    .WIDTH (79)
  ) u_inputs (
    .clk (clk),
    .d   (first_inputs),
    .q   (second_inputs)
  );

  // The first copy is what the system sees.
  (* keep_hierarchy = "yes" *) nl_safe_core #(
    .HART_ID (HART_ID)
  ) u_first (
    .clk              (clk),
    .rst_n            (rst_n),
    .m_axil_i_araddr  (m_axil_i_araddr),
    .m_axil_i_arprot  (m_axil_i_arprot),
    .m_axil_i_arvalid (m_axil_i_arvalid),
    .m_axil_i_arready (m_axil_i_arready),
    .m_axil_i_rdata   (m_axil_i_rdata),
    .m_axil_i_rresp   (m_axil_i_rresp),
    .m_axil_i_rvalid  (m_axil_i_rvalid),
    .m_axil_i_rready  (m_axil_i_rready),
    .m_axil_d_awaddr  (m_axil_d_awaddr),
    .m_axil_d_awprot  (m_axil_d_awprot),
    .m_axil_d_awvalid (m_axil_d_awvalid),
    .m_axil_d_awready (m_axil_d_awready),
    .m_axil_d_wdata   (m_axil_d_wdata),
    .m_axil_d_wstrb   (m_axil_d_wstrb),
    .m_axil_d_wvalid  (m_axil_d_wvalid),
    .m_axil_d_wready  (m_axil_d_wready),
    .m_axil_d_bresp   (m_axil_d_bresp),
    .m_axil_d_bvalid  (m_axil_d_bvalid),
    .m_axil_d_bready  (m_axil_d_bready),
    .m_axil_d_araddr  (m_axil_d_araddr),
    .m_axil_d_arprot  (m_axil_d_arprot),
    .m_axil_d_arvalid (m_axil_d_arvalid),
    .m_axil_d_arready (m_axil_d_arready),
    .m_axil_d_rdata   (m_axil_d_rdata),
    .m_axil_d_rresp   (m_axil_d_rresp),
    .m_axil_d_rvalid  (m_axil_d_rvalid),
    .m_axil_d_rready  (m_axil_d_rready),
    .nmi              (nmi),
    .sleeping         (sleeping)
  );

  logic [31:0] second_m_axil_i_araddr;
  logic [2:0]  second_m_axil_i_arprot;
  logic        second_m_axil_i_arvalid;
  logic        second_m_axil_i_rready;
  logic [31:0] second_m_axil_d_awaddr;
  logic [2:0]  second_m_axil_d_awprot;
  logic        second_m_axil_d_awvalid;
  logic [31:0] second_m_axil_d_wdata;
  logic [3:0]  second_m_axil_d_wstrb;
  logic        second_m_axil_d_wvalid;
  logic        second_m_axil_d_bready;
  logic [31:0] second_m_axil_d_araddr;
  logic [2:0]  second_m_axil_d_arprot;
  logic        second_m_axil_d_arvalid;
  logic        second_m_axil_d_rready;
  logic        second_sleeping;

  (* keep_hierarchy = "yes" *) nl_safe_core #(
    .HART_ID (HART_ID)
  ) u_second (
    .clk              (clk),
    .rst_n            (second_rst_n),
    .m_axil_i_araddr  (second_m_axil_i_araddr),
    .m_axil_i_arprot  (second_m_axil_i_arprot),
    .m_axil_i_arvalid (second_m_axil_i_arvalid),
    .m_axil_i_arready (second_m_axil_i_arready),
    .m_axil_i_rdata   (second_m_axil_i_rdata),
    .m_axil_i_rresp   (second_m_axil_i_rresp),
    .m_axil_i_rvalid  (second_m_axil_i_rvalid),
    .m_axil_i_rready  (second_m_axil_i_rready),
    .m_axil_d_awaddr  (second_m_axil_d_awaddr),
    .m_axil_d_awprot  (second_m_axil_d_awprot),
    .m_axil_d_awvalid (second_m_axil_d_awvalid),
    .m_axil_d_awready (second_m_axil_d_awready),
    .m_axil_d_wdata   (second_m_axil_d_wdata),
    .m_axil_d_wstrb   (second_m_axil_d_wstrb),
    .m_axil_d_wvalid  (second_m_axil_d_wvalid),
    .m_axil_d_wready  (second_m_axil_d_wready),
    .m_axil_d_bresp   (second_m_axil_d_bresp),
    .m_axil_d_bvalid  (second_m_axil_d_bvalid),
    .m_axil_d_bready  (second_m_axil_d_bready),
    .m_axil_d_araddr  (second_m_axil_d_araddr),
    .m_axil_d_arprot  (second_m_axil_d_arprot),
    .m_axil_d_arvalid (second_m_axil_d_arvalid),
    .m_axil_d_arready (second_m_axil_d_arready),
    .m_axil_d_rdata   (second_m_axil_d_rdata),
    .m_axil_d_rresp   (second_m_axil_d_rresp),
    .m_axil_d_rvalid  (second_m_axil_d_rvalid),
    .m_axil_d_rready  (second_m_axil_d_rready),
    .nmi              (second_nmi),
    .sleeping         (second_sleeping)
  );

  // What both have done, at the same time
  logic [148:0] done_outputs;  // of the first, when it does it
  logic [148:0] first_outputs;
  logic [148:0] second_outputs;
  logic         compare_rst_n; // asserted with that of the first, released with that of the second

  assign compare_rst_n  = rst_n && second_rst_n;
  assign done_outputs   = {
    {32{m_axil_i_arvalid}} & m_axil_i_araddr,
    {3{m_axil_i_arvalid}} & m_axil_i_arprot,
    m_axil_i_arvalid,
    m_axil_i_rready,
    {32{m_axil_d_awvalid}} & m_axil_d_awaddr,
    {3{m_axil_d_awvalid}} & m_axil_d_awprot,
    m_axil_d_awvalid,
    {32{m_axil_d_wvalid}} & m_axil_d_wdata,
    {4{m_axil_d_wvalid}} & m_axil_d_wstrb,
    m_axil_d_wvalid,
    m_axil_d_bready,
    {32{m_axil_d_arvalid}} & m_axil_d_araddr,
    {3{m_axil_d_arvalid}} & m_axil_d_arprot,
    m_axil_d_arvalid,
    m_axil_d_rready,
    sleeping
  };
  assign second_outputs = {
    {32{second_m_axil_i_arvalid}} & second_m_axil_i_araddr,
    {3{second_m_axil_i_arvalid}} & second_m_axil_i_arprot,
    second_m_axil_i_arvalid,
    second_m_axil_i_rready,
    {32{second_m_axil_d_awvalid}} & second_m_axil_d_awaddr,
    {3{second_m_axil_d_awvalid}} & second_m_axil_d_awprot,
    second_m_axil_d_awvalid,
    {32{second_m_axil_d_wvalid}} & second_m_axil_d_wdata,
    {4{second_m_axil_d_wvalid}} & second_m_axil_d_wstrb,
    second_m_axil_d_wvalid,
    second_m_axil_d_bready,
    {32{second_m_axil_d_arvalid}} & second_m_axil_d_araddr,
    {3{second_m_axil_d_arvalid}} & second_m_axil_d_arprot,
    second_m_axil_d_arvalid,
    second_m_axil_d_rready,
    second_sleeping
  };

  nl_safe_delay #(
    .WIDTH (149)
  ) u_outputs (
    .clk (clk),
    .d   (done_outputs),
    .q   (first_outputs)
  );

  // Two comparators, one for each rail: they disagree when one of them is broken.
  (* keep_hierarchy = "yes" *) nl_safe_compare #(
    .WIDTH (149),
    .TOLD  (1'b1)
  ) u_compare_p (
    .clk        (clk),
    .rst_n      (compare_rst_n),
    .first      (first_outputs),
    .second     (second_outputs),
    .inject     (lockstep_inject),
    .inject_bit (lockstep_inject_bit),
    .error      (lockstep_error_p)
  );

  (* keep_hierarchy = "yes" *) nl_safe_compare #(
    .WIDTH (149),
    .TOLD  (1'b0)
  ) u_compare_n (
    .clk        (clk),
    .rst_n      (compare_rst_n),
    .first      (first_outputs),
    .second     (second_outputs),
    .inject     (lockstep_inject),
    .inject_bit (lockstep_inject_bit),
    .error      (lockstep_error_n)
  );

  nl_safe_where u_where (
    .clk        (clk),
    .rst_n      (compare_rst_n),
    .first      (first_outputs),
    .second     (second_outputs),
    .inject     (lockstep_inject),
    .inject_bit (lockstep_inject_bit),
    .parts      (lockstep_where)
  );
endmodule

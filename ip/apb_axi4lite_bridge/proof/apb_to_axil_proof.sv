// Each transfer of APB becomes one of AXI4-Lite with its address, data and strobes, and ends once, after the
// answer and with what it gave; nothing begins without one.
module proof (
    input logic        clk,
    input logic        begins,
    input logic        pwrite,
    input logic [ 3:0] paddr,
    input logic [31:0] pwdata,
    input logic [ 3:0] pstrb,
    input logic        awready,
    input logic        wready,
    input logic        bvalid,
    input logic [ 1:0] bresp,
    input logic        arready,
    input logic        rvalid,
    input logic [ 1:0] rresp,
    input logic [31:0] rdata
);
  logic rst_n, psel, penable, pready, pslverr, awvalid, wvalid, bready, arvalid, rready;
  logic [31:0] prdata, wdata;
  logic [3:0] awaddr, araddr, wstrb;
  logic [2:0] awprot, arprot;

  started u_reset (.clk, .rst_n);
  nl_apb_to_axil #(.AW(4), .DW(32)) dut (
      .clk, .rst_n, .s_paddr(paddr), .s_psel(psel), .s_penable(penable), .s_pwrite(pwrite),
      .s_pwdata(pwdata), .s_pstrb(pstrb), .s_prdata(prdata), .s_pready(pready), .s_pslverr(pslverr),
      .m_awaddr(awaddr), .m_awprot(awprot), .m_awvalid(awvalid), .m_awready(awready), .m_wdata(wdata),
      .m_wstrb(wstrb), .m_wvalid(wvalid), .m_wready(wready), .m_bresp(bresp), .m_bvalid(bvalid),
      .m_bready(bready), .m_araddr(araddr), .m_arprot(arprot), .m_arvalid(arvalid), .m_arready(arready),
      .m_rdata(rdata), .m_rresp(rresp), .m_rvalid(rvalid), .m_rready(rready)
  );
  stable #(.WIDTH(7)) u_aw (.clk, .rst_n, .valid(awvalid), .ready(awready), .word({awprot, awaddr}));
  stable #(.WIDTH(36)) u_w (.clk, .rst_n, .valid(wvalid), .ready(wready), .word({wstrb, wdata}));
  stable #(.WIDTH(7)) u_ar (.clk, .rst_n, .valid(arvalid), .ready(arready), .word({arprot, araddr}));
  stable #(.WIDTH(2), .ASSUMED(1)) u_b (.clk, .rst_n, .valid(bvalid), .ready(bready), .word(bresp));
  stable #(.WIDTH(34), .ASSUMED(1)) u_r (.clk, .rst_n, .valid(rvalid), .ready(rready), .word({rresp, rdata}));

  // The manager's phases (IHI 0024C, 4.1): setup for a clock, access until PREADY, then setup or idle.
  logic access, setup;
  initial access = 0;
  assign setup   = rst_n && !access && begins;
  assign psel    = setup || access;
  assign penable = access;
  always @(posedge clk) access <= rst_n && psel && !(access && pready);

  logic [40:0] request, asked;
  assign request = {pwrite, paddr, pstrb, pwdata};
  always @(posedge clk) if (setup) asked <= request;
  always @* if (access) assume (request == asked);

  // What was taken, and the answer that came, of the transfer under way.
  logic aw, w, ar, done, failed;
  logic [31:0] kept;
  logic [2:0] idle;
  initial {aw, w, ar, done, idle} = 0;
  always @(posedge clk) begin
    if (awvalid && awready) aw <= 1;
    if (wvalid && wready) w <= 1;
    if (arvalid && arready) ar <= 1;
    if (bvalid && bready) {done, failed} <= {1'b1, bresp[1]};
    if (rvalid && rready) {done, failed, kept} <= {1'b1, rresp[1], rdata};
    if (setup || !rst_n) {aw, w, ar, done} <= 0;
    idle <= rst_n && access && !awvalid && !wvalid && !arvalid && !aw && !w && !ar ? idle + 1 : 0;
  end
  always @* begin
    if (!(aw && w) || done) assume (!bvalid);
    if (!ar || done) assume (!rvalid);
  end

  always @* if (rst_n) begin
    if (awvalid || wvalid) assert (access && asked[40] && !done);
    if (arvalid) assert (access && !asked[40] && !done);
    assert (!(awvalid && aw) && !(wvalid && w) && !(arvalid && ar));
    assert (idle == 0);
    if (awvalid) assert (awaddr == asked[39:36]);
    if (wvalid) assert ({wstrb, wdata} == asked[35:0]);
    if (arvalid) assert (araddr == asked[39:36]);
    if (pready) assert (access && done && pslverr == failed);
    if (pready && !asked[40]) assert (prdata == kept);
    if (access && done) assert (pready);
    if (access && asked[40] && aw && w && !done) assert (bready);
    if (access && !asked[40] && ar && !done) assert (rready);
  end
`ifdef VACUOUS
  always @* assert (!(rst_n && pready && pslverr && !asked[40]));
`endif
endmodule

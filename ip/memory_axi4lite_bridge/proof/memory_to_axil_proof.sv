// Each request becomes one transfer with its address, data and strobes; READY comes once, in the clock after
// the transfer's answer and with what it gave.
module proof (
    input logic        clk,
    input logic        valid,
    input logic        instr,
    input logic [ 3:0] addr,
    input logic [31:0] data,
    input logic [ 3:0] strobes,
    input logic        awready,
    input logic        wready,
    input logic        bvalid,
    input logic [ 1:0] bresp,
    input logic        arready,
    input logic        rvalid,
    input logic [ 1:0] rresp,
    input logic [31:0] rdata
);
  logic rst_n, ready, awvalid, wvalid, bready, arvalid, rready;
  logic [31:0] given, wdata, kept;
  logic [3:0] awaddr, araddr, wstrb;
  logic [2:0] awprot, arprot;
  logic aw, w, ar, fresh, was_read;
  logic [3:0] idle;

  started u_reset (.clk, .rst_n);
  nl_memory_to_axil #(.AW(4), .DW(32)) dut (
      .clk, .rst_n, .s_valid(valid), .s_instr(instr), .s_ready(ready), .s_addr(addr), .s_wdata(data),
      .s_wstrb(strobes), .s_rdata(given), .m_awaddr(awaddr), .m_awprot(awprot), .m_awvalid(awvalid),
      .m_awready(awready), .m_wdata(wdata), .m_wstrb(wstrb), .m_wvalid(wvalid), .m_wready(wready),
      .m_bresp(bresp), .m_bvalid(bvalid), .m_bready(bready), .m_araddr(araddr), .m_arprot(arprot),
      .m_arvalid(arvalid), .m_arready(arready), .m_rdata(rdata), .m_rresp(rresp), .m_rvalid(rvalid),
      .m_rready(rready)
  );
  stable #(.WIDTH(7)) u_aw (.clk, .rst_n, .valid(awvalid), .ready(awready), .word({awprot, awaddr}));
  stable #(.WIDTH(36)) u_w (.clk, .rst_n, .valid(wvalid), .ready(wready), .word({wstrb, wdata}));
  stable #(.WIDTH(7)) u_ar (.clk, .rst_n, .valid(arvalid), .ready(arready), .word({arprot, araddr}));
  stable #(.WIDTH(2), .ASSUMED(1)) u_b (.clk, .rst_n, .valid(bvalid), .ready(bready), .word(bresp));
  stable #(.WIDTH(34), .ASSUMED(1)) u_r (.clk, .rst_n, .valid(rvalid), .ready(rready), .word({rresp, rdata}));
  stable #(.WIDTH(41), .ASSUMED(1)) u_s (
      .clk, .rst_n, .valid, .ready, .word({instr, addr, strobes, data})
  );
  always @* if (!rst_n) assume (!valid);

  // Requests that were taken and not answered; an answer comes after them.
  initial {aw, w, ar} = 0;
  always @(posedge clk) begin
    if (awvalid && awready) aw <= 1;
    if (wvalid && wready) w <= 1;
    if (arvalid && arready) ar <= 1;
    if (bvalid && bready) {aw, w} <= 0;
    if (rvalid && rready) ar <= 0;
    if (!rst_n) {aw, w, ar} <= 0;
  end
  always @* begin
    if (!(aw && w)) assume (!bvalid);
    if (!ar) assume (!rvalid);
  end

  initial {fresh, idle} = 0;
  always @(posedge clk) begin
    fresh    <= rst_n && ((bvalid && bready) || (rvalid && rready));
    was_read <= rvalid && rready;
    kept     <= rdata;
    idle     <= rst_n && valid && !awvalid && !wvalid && !arvalid && !aw && !w && !ar && !ready
        ? idle + 1 : 0;
  end

  always @* if (rst_n) begin
    assert (!(arvalid && (awvalid || wvalid || aw || w)));
    assert (!(awvalid && aw) && !(wvalid && w) && !(arvalid && ar));
    assert (idle < 2);
    assert (ready == fresh);
    if (ready) assert (valid && was_read == (strobes == 0));
    if (ready && was_read) assert (given == kept);
    if (aw && w) assert (bready);
    if (ar) assert (rready);
    if (awvalid || wvalid || arvalid || aw || w || ar) assert (valid);
    if (awvalid) assert (awaddr == addr && strobes != 0);
    if (wvalid) assert ({wstrb, wdata} == {strobes, data});
    if (arvalid) assert (araddr == addr && strobes == 0 && arprot[2] == instr);
  end
`ifdef VACUOUS
  always @* assert (!(rst_n && ready && !was_read));
`endif
endmodule

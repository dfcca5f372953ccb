// Each classic cycle (Wishbone B4, 3.2) becomes one transfer with its address, data and strobes; ACK or ERR
// comes once, in a clock of the same cycle, after the transfer's answer and with what it gave. What the
// manager has given up is not answered.
module proof (
    input logic        clk,
    input logic        cyc,
    input logic        stb,
    input logic        we,
    input logic [ 3:0] adr,
    input logic [31:0] dat_w,
    input logic [ 3:0] sel,
    input logic        awready,
    input logic        wready,
    input logic        bvalid,
    input logic [ 1:0] bresp,
    input logic        arready,
    input logic        rvalid,
    input logic [ 1:0] rresp,
    input logic [31:0] rdata
);
  logic rst_n, ack, err, awvalid, wvalid, bready, arvalid, rready;
  logic [31:0] dat_r, wdata, kept;
  logic [3:0] awaddr, araddr, wstrb;
  logic [2:0] awprot, arprot;
  logic aw, w, ar, here, same, fresh, failed, was_we;
  logic [3:0] idle;

  started u_reset (.clk, .rst_n);
  nl_wishbone_to_axil #(.AW(4), .DW(32)) dut (
      .clk, .rst_n, .s_cyc(cyc), .s_stb(stb), .s_we(we), .s_adr(adr), .s_dat_w(dat_w), .s_sel(sel),
      .s_dat_r(dat_r), .s_ack(ack), .s_err(err), .m_awaddr(awaddr), .m_awprot(awprot), .m_awvalid(awvalid),
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

  // Who waits for its answer holds its request, or gives it up.
  logic [40:0] request, before;
  logic waiting;
  assign here    = cyc && stb;
  assign request = {we, adr, sel, dat_w};
  initial waiting = 0;
  always @(posedge clk) begin
    waiting <= rst_n && here && !ack && !err;
    before  <= request;
  end
  always @* if (waiting && here) assume (request == before);
  always @* if (!rst_n) assume (!here);

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

  // `same`: the cycle that the transfer was made for has not been left since.
  logic [40:0] made;  // {WE, ADR, SEL, DAT_W}
  logic busy;
  initial {busy, same, fresh, idle} = 0;
  always @(posedge clk) begin
    if (rst_n && !busy && (awvalid || arvalid)) begin
      busy <= 1;
      made <= before;
      same <= here;
    end else if (!here) same <= 0;
    if ((bvalid && bready) || (rvalid && rready)) begin
      busy   <= 0;
      fresh  <= (busy ? same : 1) && here;
      failed <= bvalid && bready ? bresp[1] : rresp[1];
      kept   <= rdata;
      was_we <= bvalid && bready;
    end else fresh <= 0;
    idle <= rst_n && here && !awvalid && !wvalid && !arvalid && !aw && !w && !ar && !ack && !err
        ? idle + 1 : 0;
    if (!rst_n) {busy, same, fresh} <= 0;
  end

  always @* if (rst_n) begin
    assert (!(ack && err));
    assert (!(arvalid && (awvalid || wvalid || aw || w)));
    assert (!(awvalid && aw) && !(wvalid && w) && !(arvalid && ar));
    assert (idle < 2);
    if (ack || err) assert (fresh && err == failed);
    if (fresh) assert (ack || err);
    if (ack && !was_we) assert (dat_r == kept);
    if (busy && awvalid) assert (made[40] && awaddr == made[39:36]);
    if (busy && wvalid) assert ({wstrb, wdata} == made[35:0] && made[40]);
    if (busy && arvalid) assert (araddr == made[39:36] && !made[40]);
    if ((ack || err) && here) assert (we == was_we);
  end
`ifdef VACUOUS
  always @* assert (!(rst_n && err && here && !we));
`endif
endmodule

// Each beat (Arm IHI 0033A) becomes one transfer with its address, data and the strobes of its size; the data
// phase ends after the transfer's answer and with what it gave, in an ERROR of two clocks (5.1.3). IDLE and
// BUSY are answered OKAY at once (3.2).
module proof (
    input logic        clk,
    input logic        hsel,
    input logic [ 3:0] haddr,
    input logic [ 1:0] htrans,
    input logic        hwrite,
    input logic [ 2:0] hsize,
    input logic [ 2:0] hburst,
    input logic [ 3:0] hprot,
    input logic        hmastlock,
    input logic [31:0] hwdata,
    input logic        awready,
    input logic        wready,
    input logic        bvalid,
    input logic [ 1:0] bresp,
    input logic        arready,
    input logic        rvalid,
    input logic [ 1:0] rresp,
    input logic [31:0] rdata
);
  logic rst_n, hreadyout, hresp, awvalid, wvalid, bready, arvalid, rready, begins, first_error;
  logic [31:0] hrdata, wdata, kept;
  logic [3:0] awaddr, araddr, wstrb, address, strobes;
  logic [2:0] awprot, arprot, idle;
  logic phase, write, aw, w, ar, answered, failed;

  started u_reset (.clk, .rst_n);
  nl_ahblite_to_axil #(.AW(4), .DW(32)) dut (
      .clk, .rst_n, .s_hsel(hsel), .s_haddr(haddr), .s_htrans(htrans), .s_hwrite(hwrite), .s_hsize(hsize),
      .s_hburst(hburst), .s_hprot(hprot), .s_hmastlock(hmastlock), .s_hwdata(hwdata), .s_hrdata(hrdata),
      .s_hreadyout(hreadyout), .s_hresp(hresp), .m_awaddr(awaddr), .m_awprot(awprot), .m_awvalid(awvalid),
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

  // A transfer is aligned and no wider than the bus; its data stays through the data phase.
  assign begins = rst_n && hsel && htrans[1] && hreadyout;
  always @* if (hsel && htrans[1]) assume (hsize <= 2 && (haddr & ((1 << hsize) - 1)) == 0);
  logic [31:0] shown;
  logic held;
  initial held = 0;
  always @(posedge clk) begin
    held  <= rst_n && phase && !hreadyout;
    shown <= hwdata;
  end
  always @* if (held) assume (hwdata == shown);

  initial {phase, aw, w, ar, answered, first_error, idle} = 0;
  always @(posedge clk) begin
    if (hreadyout) begin
      phase   <= begins;
      write   <= hwrite;
      address <= haddr;
      // By counting the bytes, not by shifting.
      for (int k = 0; k < 4; k++)
        strobes[k] <= k >= haddr[1:0] && k < haddr[1:0] + (hsize == 0 ? 1 : hsize == 1 ? 2 : 4);
      answered <= 0;
    end
    if (awvalid && awready) aw <= 1;
    if (wvalid && wready) w <= 1;
    if (arvalid && arready) ar <= 1;
    if (bvalid && bready) {aw, w, answered, failed} <= {3'b001, bresp[1]};
    if (rvalid && rready) {ar, answered, failed, kept} <= {2'b01, rresp[1], rdata};
    first_error <= rst_n && hresp && !hreadyout;
    idle <= rst_n && phase && !awvalid && !wvalid && !arvalid && !aw && !w && !ar ? idle + 1 : 0;
    if (!rst_n) {phase, aw, w, ar, answered} <= 0;
  end
  always @* begin
    if (!(aw && w)) assume (!bvalid);
    if (!ar) assume (!rvalid);
  end

  always @* if (rst_n) begin
    assert (idle < 4);
    if (awvalid) assert (phase && write && !answered && !aw && awaddr == address);
    if (wvalid) assert (phase && write && !answered && !w && wdata == hwdata && wstrb == strobes);
    if (arvalid) assert (phase && !write && !answered && !ar && araddr == address);
    if (phase && hreadyout) assert (answered && hresp == failed && (!failed || first_error));
    if (phase && hreadyout && !write) assert (hrdata == kept);
    if (hresp) assert (phase && (hreadyout == first_error));
    if (first_error) assert (hresp && hreadyout);
    if (!phase) assert (hreadyout && !hresp);
  end
`ifdef VACUOUS
  always @* assert (!(rst_n && phase && write && hresp && strobes == 4'b1100));
`endif
endmodule

// Each transfer that is asked for becomes AHB-Lite transfers (Arm IHI 0033A): a read one of the whole word,
// a write as many as carry each strobed byte once and no other, each of them aligned to its size. Address
// phases stay until HREADY, HWDATA through the data phase. The worst answer counts.
module proof (
    input logic        clk,
    input logic        awvalid,
    input logic [ 3:0] awaddr,
    input logic [ 2:0] awprot,
    input logic        wvalid,
    input logic [31:0] wdata,
    input logic [ 3:0] wstrb,
    input logic        bready,
    input logic        arvalid,
    input logic [ 3:0] araddr,
    input logic [ 2:0] arprot,
    input logic        rready,
    input logic        hreadyout,
    input logic        hresp,
    input logic [31:0] hrdata
);
  logic rst_n, awready, wready, bvalid, arready, rvalid, hsel, hwrite, hmastlock, may_write, may_read;
  logic [1:0] bresp, rresp, htrans;
  logic [31:0] rdata, hwdata, data;
  logic [3:0] haddr, write_address, read_address, strobes, hprot, bytes, carried;
  logic [2:0] hsize, hburst, idle;
  logic phase, phase_write, wrong, ends, written, was_read, failed;  // a data phase is under way
  logic [3:0] phase_bytes;

  started u_reset (.clk, .rst_n);
  nl_axil_to_ahblite #(.AW(4), .DW(32)) dut (
      .clk, .rst_n, .s_awaddr(awaddr), .s_awprot(awprot), .s_awvalid(awvalid), .s_awready(awready),
      .s_wdata(wdata), .s_wstrb(wstrb), .s_wvalid(wvalid), .s_wready(wready), .s_bresp(bresp),
      .s_bvalid(bvalid),
      .s_bready(bready), .s_araddr(araddr), .s_arprot(arprot), .s_arvalid(arvalid), .s_arready(arready),
      .s_rdata(rdata), .s_rresp(rresp), .s_rvalid(rvalid), .s_rready(rready), .m_hsel(hsel), .m_haddr(haddr),
      .m_htrans(htrans), .m_hwrite(hwrite), .m_hsize(hsize), .m_hburst(hburst), .m_hprot(hprot),
      .m_hmastlock(hmastlock), .m_hwdata(hwdata), .m_hrdata(hrdata), .m_hreadyout(hreadyout), .m_hresp(hresp)
  );
  asked u_asked (
      .clk, .rst_n, .awvalid, .awready, .awaddr, .wvalid, .wready, .wdata, .wstrb, .bvalid, .bready, .bresp,
      .arvalid, .arready, .araddr, .rvalid, .rready, .rresp, .rdata,
      .nothing(1'b1), .written, .was_read, .failed,
      .word(hrdata), .may_write, .may_read, .write_address, .data, .strobes, .read_address
  );
  stable #(.WIDTH(16)) u_address (
      .clk, .rst_n, .valid(htrans[1]), .ready(hreadyout), .word({hsel, haddr, htrans, hwrite, hsize, hburst})
  );
  stable #(.WIDTH(32)) u_data (.clk, .rst_n, .valid(phase && phase_write), .ready(hreadyout), .word(hwdata));

  // An idle subordinate is ready, and an ERROR takes two clocks (5.1.3).
  logic first_error;
  initial first_error = 0;
  always @(posedge clk) first_error <= rst_n && phase && hresp && !hreadyout;
  always @* begin
    if (!phase) assume (hreadyout && !hresp);
    if (phase && hresp) assume (hreadyout == first_error);
    if (first_error) assume (hresp && hreadyout);
  end

  assign bytes = ((1 << (1 << hsize)) - 1) << haddr[1:0];
  assign ends  = phase && hreadyout;
  assign written  = may_write && ends && phase_write && (carried | phase_bytes) == strobes;
  assign was_read = ends && !phase_write;
  assign failed   = wrong || hresp;

  initial {phase, carried, wrong, idle} = 0;
  always @(posedge clk) begin
    if (hreadyout) begin
      phase       <= rst_n && htrans[1];
      phase_write <= hwrite;
      phase_bytes <= bytes;
    end
    if (ends) begin
      wrong   <= hresp || wrong;
      if (phase_write) carried <= carried | phase_bytes;
    end
    if (written || was_read) {carried, wrong} <= 0;
    idle <= rst_n && (may_write && strobes != 0 || may_read) && !htrans[1] && !phase && !bvalid && !rvalid
        ? idle + 1 : 0;
    if (!rst_n) {phase, carried, wrong} <= 0;
  end

  always @* if (rst_n) begin
    assert (htrans == 2'b00 || htrans == 2'b10);
    assert (hburst == 0 && !hmastlock && hsel == htrans[1]);
    assert (idle < 4);
    if (htrans[1]) begin
      assert (hsize <= 2 && (haddr & ((1 << hsize) - 1)) == 0);
      if (hwrite) begin
        assert (may_write && haddr[3:2] == write_address[3:2]);
        assert ((bytes & ~strobes) == 0 && (bytes & carried) == 0);
        if (phase) assert ((bytes & phase_bytes) == 0);
      end else assert (may_read && haddr == {read_address[3:2], 2'b00} && hsize == 2);
    end
    if (phase && phase_write)
      for (int k = 0; k < 4; k++) if (phase_bytes[k]) assert (hwdata[8*k+:8] == data[8*k+:8]);
    // The largest part there is.
    if (htrans[1] && hwrite && strobes == 4'hF) assert (hsize == 2);
  end
`ifdef VACUOUS
  always @* assert (!(rst_n && bvalid && bresp == 2'b10 && strobes == 4'b1011));
`endif
endmodule

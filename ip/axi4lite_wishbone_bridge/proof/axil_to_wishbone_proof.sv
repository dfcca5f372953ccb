// Each transfer that is asked for becomes one classic cycle (Wishbone B4, 3.2) with its address, data and
// strobes, which stay until ACK or ERR; its answer is the cycle's. No cycle begins unasked, none that may
// begin waits, and of both directions the other goes next.
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
    input logic        ack,
    input logic        err,
    input logic [31:0] dat_r
);
  logic rst_n, awready, wready, bvalid, arready, rvalid, cyc, stb, we, ends, may_write, may_read;
  logic [1:0] bresp, rresp, idle;
  logic [31:0] rdata, dat_w, data;
  logic [3:0] adr, sel, write_address, read_address, strobes;
  logic wrote, both;

  started u_reset (.clk, .rst_n);
  nl_axil_to_wishbone #(.AW(4), .DW(32)) dut (
      .clk, .rst_n, .s_awaddr(awaddr), .s_awprot(awprot), .s_awvalid(awvalid), .s_awready(awready),
      .s_wdata(wdata), .s_wstrb(wstrb), .s_wvalid(wvalid), .s_wready(wready), .s_bresp(bresp),
      .s_bvalid(bvalid),
      .s_bready(bready), .s_araddr(araddr), .s_arprot(arprot), .s_arvalid(arvalid), .s_arready(arready),
      .s_rdata(rdata), .s_rresp(rresp), .s_rvalid(rvalid), .s_rready(rready), .m_cyc(cyc), .m_stb(stb),
      .m_we(we),
      .m_adr(adr), .m_dat_w(dat_w), .m_sel(sel), .m_dat_r(dat_r), .m_ack(ack), .m_err(err)
  );
  asked u_asked (
      .clk, .rst_n, .awvalid, .awready, .awaddr, .wvalid, .wready, .wdata, .wstrb, .bvalid, .bready, .bresp,
      .arvalid, .arready, .araddr, .rvalid, .rready, .rresp, .rdata,
      .nothing(1'b0), .written(ends && we), .was_read(ends && !we),
      .failed(err), .word(dat_r), .may_write, .may_read, .write_address, .data, .strobes, .read_address
  );
  stable #(.WIDTH(42)) u_cycle (
      .clk, .rst_n, .valid(stb), .ready(ack || err), .word({cyc, we, adr, sel, we ? dat_w : 32'd0})
  );

  assign ends = stb && (ack || err);
  initial {idle, both, wrote} = 0;
  always @(posedge clk) begin
    idle <= rst_n && (may_write || may_read) && !stb && !bvalid && !rvalid ? idle + 1 : 0;
    // Both waited when the last cycle ended.
    both <= !rst_n ? 0 : ends ? may_write && may_read : stb ? 0 : both;
    if (ends) wrote <= we;
  end
  always @* if (rst_n) begin
    assert (cyc == stb);
    assert (idle < 2);
    if (stb && we) assert (may_write && adr == {write_address[3:2], 2'b00});
    if (stb && we) assert (dat_w == data && sel == strobes);
    if (stb && !we) assert (may_read && adr == {read_address[3:2], 2'b00} && sel == 4'hF);
    if (stb && both) assert (we != wrote);
  end
`ifdef VACUOUS
  always @* assert (!(rst_n && rvalid && rresp == 2'b10));
`endif
endmodule

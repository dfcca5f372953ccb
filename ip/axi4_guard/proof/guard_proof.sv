// Whatever the subordinate does or does not, legal or not: every write is answered once, after its data and
// under its ID, every read with as many beats as it asked for, of which the last alone is marked, and none of
// it takes longer than the time-out and few clocks while the manager listens. What is cut off sees nothing.
module proof (
    input logic       clk,
    input logic       isolate,
    input logic       awvalid,
    input logic       awid,
    input logic       wvalid,
    input logic       wlast,
    input logic       bready,
    input logic       arvalid,
    input logic       arid,
    input logic [7:0] arlen,
    input logic       rready,
    input logic       m_awready,
    input logic       m_wready,
    input logic       m_bid,
    input logic [1:0] m_bresp,
    input logic       m_bvalid,
    input logic       m_arready,
    input logic       m_rid,
    input logic [1:0] m_rresp,
    input logic       m_rlast,
    input logic       m_rvalid
);
  localparam int TIMEOUT = 2;
  localparam int SLOW = 2 * TIMEOUT + 10;

  logic rst_n, isolated, timed_out, awready, wready, bvalid, bid, arready, rvalid, rid, rlast;
  logic m_awvalid, m_wvalid, m_bready, m_arvalid, m_rready;
  logic [1:0] bresp, rresp;

  started u_reset (.clk, .rst_n);
  nl_axi4_guard #(.AW(1), .DW(8), .IW(1), .OUTSTANDING(2), .TIMEOUT(TIMEOUT)) dut (
      .clk, .rst_n, .isolate, .isolated, .timed_out,
      .s_awid(awid), .s_awaddr(1'b0), .s_awlen(8'd0), .s_awsize(3'd0), .s_awburst(2'd1), .s_awlock(1'b0),
      .s_awattr(15'd0), .s_awvalid(awvalid), .s_awready(awready), .s_wdata(8'd0), .s_wstrb(1'b1),
      .s_wlast(wlast), .s_wvalid(wvalid), .s_wready(wready), .s_bid(bid), .s_bresp(bresp), .s_bvalid(bvalid),
      .s_bready(bready), .s_arid(arid), .s_araddr(1'b0), .s_arlen(arlen), .s_arsize(3'd0), .s_arburst(2'd1),
      .s_arlock(1'b0), .s_arattr(15'd0), .s_arvalid(arvalid), .s_arready(arready), .s_rid(rid), .s_rdata(),
      .s_rresp(rresp), .s_rlast(rlast), .s_rvalid(rvalid), .s_rready(rready),
      .m_awid(), .m_awaddr(), .m_awlen(), .m_awsize(), .m_awburst(), .m_awlock(), .m_awattr(),
      .m_awvalid, .m_awready, .m_wdata(), .m_wstrb(), .m_wlast(), .m_wvalid, .m_wready, .m_bid, .m_bresp,
      .m_bvalid, .m_bready, .m_arid(), .m_araddr(), .m_arlen(), .m_arsize(), .m_arburst(), .m_arlock(),
      .m_arattr(), .m_arvalid, .m_arready, .m_rid, .m_rdata(8'd0), .m_rresp, .m_rlast, .m_rvalid, .m_rready
  );
  stable #(.WIDTH(1), .ASSUMED(1)) u_aw (.clk, .rst_n, .valid(awvalid), .ready(awready), .word(awid));
  stable #(.WIDTH(1), .ASSUMED(1)) u_w (.clk, .rst_n, .valid(wvalid), .ready(wready), .word(wlast));
  stable #(.WIDTH(9), .ASSUMED(1)) u_ar (
      .clk, .rst_n, .valid(arvalid), .ready(arready), .word({arid, arlen})
  );
  stable #(.WIDTH(2)) u_b (.clk, .rst_n, .valid(bvalid), .ready(bready), .word(bresp));
  stable #(.WIDTH(3)) u_r (.clk, .rst_n, .valid(rvalid), .ready(rready), .word({rresp, rlast}));

  // Writes: requests and last data that the guard has taken, less the answers that it gave.
  logic [2:0] requests, datas;
  logic [4:0] quiet_b, quiet_r;
  logic [7:0] left;
  logic reading;
  initial {requests, datas, quiet_b, quiet_r, reading} = 0;
  always @(posedge clk) begin
    requests <= !rst_n ? 0 : requests + (awvalid && awready) - (bvalid && bready);
    datas    <= !rst_n ? 0 : datas + (wvalid && wready && wlast) - (bvalid && bready);
    quiet_b  <= rst_n && requests != 0 && datas != 0 && !bvalid ? quiet_b + 1 : 0;
    quiet_r  <= rst_n && reading && !rvalid ? quiet_r + 1 : 0;
  end
  always @* begin
    // Bursts of a beat here, and no data before its request.
    assume (wlast);
    if (requests <= datas) assume (!wvalid);
    assume (arlen <= 2);
    // A read at a time here.
    if (reading) assume (!arvalid);
    // The manager listens.
    assume (bready && rready);
    // Nothing is held back for an isolation here: its time is the manager's.
    assume (!isolate);
  end
  always @(posedge clk) begin
    if (arvalid && arready) {reading, left} <= {1'b1, arlen};
    else if (rvalid && rready) {reading, left} <= {left != 0, left - 8'd1};
    if (!rst_n) reading <= 0;
  end

  always @* if (rst_n) begin
    if (bvalid) assert (requests != 0 && datas != 0);
    if (rvalid) assert (reading && rlast == (left == 0));
    if (isolated || timed_out) assert (!m_awvalid && !m_wvalid && !m_arvalid && !m_bready && !m_rready);
  end
`ifdef TIMELY
  always @* if (rst_n) assert (quiet_b < SLOW && quiet_r < SLOW);
`endif
`ifdef VACUOUS
  always @* assert (!(rst_n && timed_out && rvalid && rlast && rresp == 2'b10));
`endif
endmodule

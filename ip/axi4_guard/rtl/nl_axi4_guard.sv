// Stands before a subordinate, so that a dead one does not hang the bus. When `isolate` is high, no
// transaction begins, and once none is under way the subordinate is cut off. One that owes a handshake for
// TIMEOUT clocks is cut off at once, which withdraws VALID: it is to be reset before it is let back, by
// `isolate` going high and low. While it is cut off, every transaction is answered with SLVERR.
// Transactions of one ID are under way in each direction at a time. No output depends combinationally on
// an input.
//
// UW bits of user signals lie above AWATTR and ARATTR, WDATA and RDATA, and BRESP, and pass as they are;
// answers that are given here have zeros.
module nl_axi4_guard #(
    parameter int AW = 32,
    parameter int DW = 32,
    parameter int IW = 4,
    parameter int UW = 0,
    parameter int OUTSTANDING = 8,
    parameter int TIMEOUT = 1024
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic             isolate,
    output logic             isolated, // cut off, and nothing is under way
    output logic             timed_out, // until it is isolated
    input  logic [   IW-1:0] s_awid,
    input  logic [   AW-1:0] s_awaddr,
    input  logic [      7:0] s_awlen,
    input  logic [      2:0] s_awsize,
    input  logic [      1:0] s_awburst,
    input  logic             s_awlock,
    input  logic [  UW+14:0] s_awattr,
    input  logic             s_awvalid,
    output logic             s_awready,
    input  logic [UW+DW-1:0] s_wdata,
    input  logic [ DW/8-1:0] s_wstrb,
    input  logic             s_wlast,
    input  logic             s_wvalid,
    output logic             s_wready,
    output logic [   IW-1:0] s_bid,
    output logic [   UW+1:0] s_bresp,
    output logic             s_bvalid,
    input  logic             s_bready,
    input  logic [   IW-1:0] s_arid,
    input  logic [   AW-1:0] s_araddr,
    input  logic [      7:0] s_arlen,
    input  logic [      2:0] s_arsize,
    input  logic [      1:0] s_arburst,
    input  logic             s_arlock,
    input  logic [  UW+14:0] s_arattr,
    input  logic             s_arvalid,
    output logic             s_arready,
    output logic [   IW-1:0] s_rid,
    output logic [UW+DW-1:0] s_rdata,
    output logic [      1:0] s_rresp,
    output logic             s_rlast,
    output logic             s_rvalid,
    input  logic             s_rready,
    output logic [   IW-1:0] m_awid,
    output logic [   AW-1:0] m_awaddr,
    output logic [      7:0] m_awlen,
    output logic [      2:0] m_awsize,
    output logic [      1:0] m_awburst,
    output logic             m_awlock,
    output logic [  UW+14:0] m_awattr,
    output logic             m_awvalid,
    input  logic             m_awready,
    output logic [UW+DW-1:0] m_wdata,
    output logic [ DW/8-1:0] m_wstrb,
    output logic             m_wlast,
    output logic             m_wvalid,
    input  logic             m_wready,
    input  logic [   IW-1:0] m_bid,
    input  logic [   UW+1:0] m_bresp,
    input  logic             m_bvalid,
    output logic             m_bready,
    output logic [   IW-1:0] m_arid,
    output logic [   AW-1:0] m_araddr,
    output logic [      7:0] m_arlen,
    output logic [      2:0] m_arsize,
    output logic [      1:0] m_arburst,
    output logic             m_arlock,
    output logic [  UW+14:0] m_arattr,
    output logic             m_arvalid,
    input  logic             m_arready,
    input  logic [   IW-1:0] m_rid,
    input  logic [UW+DW-1:0] m_rdata,
    input  logic [      1:0] m_rresp,
    input  logic             m_rlast,
    input  logic             m_rvalid,
    output logic             m_rready
);
  localparam int PW = UW + 15 + 1 + 2 + 3 + AW + 8;

  logic cut, idle, writes_idle, reads_idle, write_late, read_late, hold;

  assign idle     = writes_idle && reads_idle;
  assign hold     = isolate && !cut;
  assign isolated = cut && idle;

  always_ff @(posedge clk) begin
    if (hold && idle) cut <= 1'b1;
    if (cut && idle && !isolate && !timed_out) cut <= 1'b0;
    if (isolated && isolate) timed_out <= 1'b0;
    if (write_late || read_late) begin
      cut       <= 1'b1;
      timed_out <= 1'b1;
    end
    if (!rst_n) begin
      cut       <= 1'b0;
      timed_out <= 1'b0;
    end
  end

  nl_axi4_guard_writes #(
      .IW         (IW),
      .PW         (PW),
      .WW         (UW + DW + DW / 8 + 1),
      .BW         (UW + 2),
      .OUTSTANDING(OUTSTANDING),
      .TIMEOUT    (TIMEOUT)
  ) writes (
      .clk      (clk),
      .rst_n    (rst_n),
      .cut      (cut),
      .hold     (hold),
      .idle     (writes_idle),
      .late     (write_late),
      .s_awid   (s_awid),
      .s_aw     ({s_awattr, s_awlock, s_awburst, s_awsize, s_awaddr, s_awlen}),
      .s_awvalid(s_awvalid),
      .s_awready(s_awready),
      .s_w      ({s_wdata, s_wstrb, s_wlast}),
      .s_wvalid (s_wvalid),
      .s_wready (s_wready),
      .s_bid    (s_bid),
      .s_bresp  (s_bresp),
      .s_bvalid (s_bvalid),
      .s_bready (s_bready),
      .m_awid   (m_awid),
      .m_aw     ({m_awattr, m_awlock, m_awburst, m_awsize, m_awaddr, m_awlen}),
      .m_awvalid(m_awvalid),
      .m_awready(m_awready),
      .m_w      ({m_wdata, m_wstrb, m_wlast}),
      .m_wvalid (m_wvalid),
      .m_wready (m_wready),
      .m_bid    (m_bid),
      .m_bresp  (m_bresp),
      .m_bvalid (m_bvalid),
      .m_bready (m_bready)
  );

  nl_axi4_guard_reads #(
      .IW         (IW),
      .PW         (PW),
      .DW         (UW + DW),
      .OUTSTANDING(OUTSTANDING),
      .TIMEOUT    (TIMEOUT)
  ) reads (
      .clk      (clk),
      .rst_n    (rst_n),
      .cut      (cut),
      .hold     (hold),
      .idle     (reads_idle),
      .late     (read_late),
      .s_arid   (s_arid),
      .s_ar     ({s_arattr, s_arlock, s_arburst, s_arsize, s_araddr, s_arlen}),
      .s_arvalid(s_arvalid),
      .s_arready(s_arready),
      .s_rid    (s_rid),
      .s_rdata  (s_rdata),
      .s_rresp  (s_rresp),
      .s_rlast  (s_rlast),
      .s_rvalid (s_rvalid),
      .s_rready (s_rready),
      .m_arid   (m_arid),
      .m_ar     ({m_arattr, m_arlock, m_arburst, m_arsize, m_araddr, m_arlen}),
      .m_arvalid(m_arvalid),
      .m_arready(m_arready),
      .m_rid    (m_rid),
      .m_rdata  (m_rdata),
      .m_rresp  (m_rresp),
      .m_rvalid (m_rvalid),
      .m_rready (m_rready)
  );

  // Where a burst ends is counted.
  wire unused = &{1'b0, m_rlast};
endmodule

// Stands behind a manager without check bits: gives them in user signals to what it asks for and writes, and
// looks at those of the answers, as nl_axi4_parity does at the other end of the way. An answer with a wrong
// bit is made SLVERR, with its data as they came, and told for a clock. DECERR is not looked at, since
// interconnect gives it without check bits where no address leads on. Reads of one ID are under way at a
// time, at most OUTSTANDING; writes are not counted. No output depends combinationally on an input.
//
// UW bits of user signals lie above AWATTR and ARATTR, WDATA and RDATA, and BRESP; bits without a meaning
// are 0 and not looked at.
module nl_axi4_parity_generator #(
    parameter int AW = 32,
    parameter int DW = 32,
    parameter int IW = 4,
    parameter int UW = 7,
    parameter int OUTSTANDING = 8
) (
    input  logic             clk,
    input  logic             rst_n,
    output logic             parity_error,  // for a clock
    output logic [      1:0] parity_where,  // until the next: answer to a read, to a write
    input  logic [   IW-1:0] s_awid,
    input  logic [   AW-1:0] s_awaddr,
    input  logic [      7:0] s_awlen,
    input  logic [      2:0] s_awsize,
    input  logic [      1:0] s_awburst,
    input  logic             s_awlock,
    input  logic [     14:0] s_awattr,
    input  logic             s_awvalid,
    output logic             s_awready,
    input  logic [   DW-1:0] s_wdata,
    input  logic [ DW/8-1:0] s_wstrb,
    input  logic             s_wlast,
    input  logic             s_wvalid,
    output logic             s_wready,
    output logic [   IW-1:0] s_bid,
    output logic [      1:0] s_bresp,
    output logic             s_bvalid,
    input  logic             s_bready,
    input  logic [   IW-1:0] s_arid,
    input  logic [   AW-1:0] s_araddr,
    input  logic [      7:0] s_arlen,
    input  logic [      2:0] s_arsize,
    input  logic [      1:0] s_arburst,
    input  logic             s_arlock,
    input  logic [     14:0] s_arattr,
    input  logic             s_arvalid,
    output logic             s_arready,
    output logic [   IW-1:0] s_rid,
    output logic [   DW-1:0] s_rdata,
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
  localparam logic [1:0] SLVERR = 2'b10;
  localparam logic [1:0] DECERR = 2'b11;
  localparam int PW = 15 + 1 + 2 + 3 + AW + 8;
  localparam int AB = (AW + 7) / 8;  // check bits of an address
  localparam int DB = DW / 8;  // of data
  localparam int SB = (DB + 7) / 8;  // of strobes

  logic [AB+2:0] aw_bits, ar_bits, aw_check, ar_check;
  logic [DB+SB:0] w_bits, w_check;
  logic b_bad, b_wrong, r_wrong;
  logic [1:0] b_resp;

  nl_axi4_request_parity #(
      .AW(AW)
  ) write_request (
      .addr (s_awaddr),
      .len  (s_awlen),
      .size (s_awsize),
      .burst(s_awburst),
      .lock (s_awlock),
      .attr (s_awattr),
      .bits (aw_bits)
  );
  nl_axi4_request_parity #(
      .AW(AW)
  ) read_request (
      .addr (s_araddr),
      .len  (s_arlen),
      .size (s_arsize),
      .burst(s_arburst),
      .lock (s_arlock),
      .attr (s_arattr),
      .bits (ar_bits)
  );
  nl_axi4_write_parity #(
      .DW(DW)
  ) written (
      .data   (s_wdata),
      .strobes(s_wstrb),
      .last   (s_wlast),
      .bits   (w_bits)
  );

  nl_slice #(
      .WIDTH(AB + 3 + IW + PW)
  ) requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_awvalid),
      .in_ready (s_awready),
      .in_word  ({aw_bits, s_awid, s_awattr, s_awlock, s_awburst, s_awsize, s_awaddr, s_awlen}),
      .out_valid(m_awvalid),
      .out_ready(m_awready),
      .out_word ({aw_check, m_awid, m_awattr[14:0], m_awlock, m_awburst, m_awsize, m_awaddr, m_awlen})
  );
  assign m_awattr[15+:UW] = UW'(aw_check);

  nl_slice #(
      .WIDTH(DB + SB + 1 + DW + DB + 1)
  ) data (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_wvalid),
      .in_ready (s_wready),
      .in_word  ({w_bits, s_wdata, s_wstrb, s_wlast}),
      .out_valid(m_wvalid),
      .out_ready(m_wready),
      .out_word ({w_check, m_wdata[DW-1:0], m_wstrb, m_wlast})
  );
  assign m_wdata[DW+:UW] = UW'(w_check);

  assign b_bad   = m_bresp[1:0] != DECERR && m_bresp[2] != ~^m_bresp[1:0];
  assign b_resp  = b_bad ? SLVERR : m_bresp[1:0];
  assign b_wrong = m_bvalid && m_bready && b_bad;

  nl_slice #(
      .WIDTH(IW + 2)
  ) answers (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (m_bvalid),
      .in_ready (m_bready),
      .in_word  ({b_resp, m_bid}),
      .out_valid(s_bvalid),
      .out_ready(s_bready),
      .out_word ({s_bresp, s_bid})
  );

  nl_axi4_parity_generator_reads #(
      .IW         (IW),
      .PW         (AB + 3 + PW),
      .DW         (DW),
      .OUTSTANDING(OUTSTANDING)
  ) reads (
      .clk         (clk),
      .rst_n       (rst_n),
      .answer_wrong(r_wrong),
      .s_arid      (s_arid),
      .s_ar        ({ar_bits, s_arattr, s_arlock, s_arburst, s_arsize, s_araddr, s_arlen}),
      .s_arvalid   (s_arvalid),
      .s_arready   (s_arready),
      .s_rid       (s_rid),
      .s_rdata     (s_rdata),
      .s_rresp     (s_rresp),
      .s_rlast     (s_rlast),
      .s_rvalid    (s_rvalid),
      .s_rready    (s_rready),
      .m_arid      (m_arid),
      .m_ar        ({ar_check, m_arattr[14:0], m_arlock, m_arburst, m_arsize, m_araddr, m_arlen}),
      .m_arvalid   (m_arvalid),
      .m_arready   (m_arready),
      .m_rdata     (m_rdata[DW-1:0]),
      .m_rresp     (m_rresp),
      .m_rlast     (m_rlast),
      .m_rcheck    (m_rdata[DW+:DB+2]),
      .m_rvalid    (m_rvalid),
      .m_rready    (m_rready)
  );
  assign m_arattr[15+:UW] = UW'(ar_check);

  always_ff @(posedge clk) begin
    parity_error <= r_wrong || b_wrong;
    if (r_wrong || b_wrong) parity_where <= {b_wrong, r_wrong};
    if (!rst_n) begin
      parity_error <= 1'b0;
      parity_where <= '0;
    end
  end

  // Of one ID is all that is read; user signals have the width of the widest.
  wire unused = &{1'b0, m_rid, m_rdata, m_bresp};
endmodule

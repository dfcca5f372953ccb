// Stands before a subordinate and looks at check bits that come in user signals: odd parity of each byte and
// group of signals, as AMBA 5 has it (Arm IHI 0022H, Odd_Parity_Byte_All), the first named lowest:
//   AWUSER, ARUSER: the bytes of the address; LEN; SIZE, BURST, LOCK and PROT; REGION, CACHE and QOS
//   WUSER:          the bytes of data; each eight strobes; WLAST
//   RUSER:          the bytes of data; RRESP; RLAST
//   BUSER:          BRESP
// A request with a wrong bit does not reach the subordinate, nor do its data; a beat with a wrong bit is not
// written. Both are answered with SLVERR, and told for a clock. What is answered has check bits. IDs have
// none, since crossbars lengthen them; nor have VALID and READY. Transactions of one ID are under way in each
// direction at a time. No output depends combinationally on an input.
//
// UW bits of user signals lie above AWATTR and ARATTR, WDATA and RDATA, and BRESP; bits without a meaning
// are 0 and not looked at.
module nl_axi4_parity #(
    parameter int AW = 32,
    parameter int DW = 32,
    parameter int IW = 4,
    parameter int UW = 7,
    parameter int OUTSTANDING = 8
) (
    input  logic             clk,
    input  logic             rst_n,
    output logic             parity_error,  // for a clock
    output logic [      2:0] parity_where,  // until the next: address of a read, address and data of a write
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
    output logic [     14:0] m_awattr,
    output logic             m_awvalid,
    input  logic             m_awready,
    output logic [   DW-1:0] m_wdata,
    output logic [ DW/8-1:0] m_wstrb,
    output logic             m_wlast,
    output logic             m_wvalid,
    input  logic             m_wready,
    input  logic [   IW-1:0] m_bid,
    input  logic [      1:0] m_bresp,
    input  logic             m_bvalid,
    output logic             m_bready,
    output logic [   IW-1:0] m_arid,
    output logic [   AW-1:0] m_araddr,
    output logic [      7:0] m_arlen,
    output logic [      2:0] m_arsize,
    output logic [      1:0] m_arburst,
    output logic             m_arlock,
    output logic [     14:0] m_arattr,
    output logic             m_arvalid,
    input  logic             m_arready,
    input  logic [   IW-1:0] m_rid,
    input  logic [   DW-1:0] m_rdata,
    input  logic [      1:0] m_rresp,
    input  logic             m_rlast,
    input  logic             m_rvalid,
    output logic             m_rready
);
  localparam int PW = 15 + 1 + 2 + 3 + AW + 8;
  localparam int AB = (AW + 7) / 8;  // check bits of an address
  localparam int DB = DW / 8;  // of data
  localparam int SB = (DB + 7) / 8;  // of strobes

  logic [AB+2:0] aw_check, ar_check;
  logic [DB+SB:0] w_check;
  logic aw_wrong, w_wrong, ar_wrong;
  logic [7:0] ar_len;
  logic [1:0] b_resp;
  logic       b_check;
  logic [DW-1:0] r_data;
  logic [DB+1:0] r_check;

  nl_axi4_request_parity #(
      .AW(AW)
  ) write_request (
      .addr (s_awaddr),
      .len  (s_awlen),
      .size (s_awsize),
      .burst(s_awburst),
      .lock (s_awlock),
      .attr (s_awattr[14:0]),
      .bits (aw_check)
  );
  nl_axi4_request_parity #(
      .AW(AW)
  ) read_request (
      .addr (s_araddr),
      .len  (s_arlen),
      .size (s_arsize),
      .burst(s_arburst),
      .lock (s_arlock),
      .attr (s_arattr[14:0]),
      .bits (ar_check)
  );
  nl_axi4_write_parity #(
      .DW(DW)
  ) written (
      .data   (s_wdata[DW-1:0]),
      .strobes(s_wstrb),
      .last   (s_wlast),
      .bits   (w_check)
  );

  // A read whose length is wrong is answered by one beat.
  assign ar_len = s_arattr[15+AB] == ar_check[AB] ? s_arlen : '0;

  nl_axi4_parity_writes #(
      .IW         (IW),
      .PW         (PW),
      .DW         (DW),
      .OUTSTANDING(OUTSTANDING)
  ) writes (
      .clk          (clk),
      .rst_n        (rst_n),
      .request_wrong(aw_wrong),
      .data_wrong   (w_wrong),
      .s_aw_bad     (s_awattr[15+:AB+3] != aw_check),
      .s_awid       (s_awid),
      .s_aw         ({s_awattr[14:0], s_awlock, s_awburst, s_awsize, s_awaddr, s_awlen}),
      .s_awvalid    (s_awvalid),
      .s_awready    (s_awready),
      .s_w_bad      (s_wdata[DW+:DB+SB+1] != w_check),
      .s_wdata      (s_wdata[DW-1:0]),
      .s_wstrb      (s_wstrb),
      .s_wlast      (s_wlast),
      .s_wvalid     (s_wvalid),
      .s_wready     (s_wready),
      .s_bid        (s_bid),
      .s_b          ({b_check, b_resp}),
      .s_bvalid     (s_bvalid),
      .s_bready     (s_bready),
      .m_awid       (m_awid),
      .m_aw         ({m_awattr, m_awlock, m_awburst, m_awsize, m_awaddr, m_awlen}),
      .m_awvalid    (m_awvalid),
      .m_awready    (m_awready),
      .m_wdata      (m_wdata),
      .m_wstrb      (m_wstrb),
      .m_wlast      (m_wlast),
      .m_wvalid     (m_wvalid),
      .m_wready     (m_wready),
      .m_bid        (m_bid),
      .m_bresp      (m_bresp),
      .m_bvalid     (m_bvalid),
      .m_bready     (m_bready)
  );

  assign s_bresp = (UW + 2)'({b_check, b_resp});

  nl_axi4_parity_reads #(
      .IW         (IW),
      .PW         (PW),
      .DW         (DW),
      .OUTSTANDING(OUTSTANDING)
  ) reads (
      .clk          (clk),
      .rst_n        (rst_n),
      .request_wrong(ar_wrong),
      .s_ar_bad     (s_arattr[15+:AB+3] != ar_check),
      .s_arid       (s_arid),
      .s_ar         ({s_arattr[14:0], s_arlock, s_arburst, s_arsize, s_araddr, ar_len}),
      .s_arvalid    (s_arvalid),
      .s_arready    (s_arready),
      .s_rid        (s_rid),
      .s_rdata      (r_data),
      .s_rresp      (s_rresp),
      .s_rlast      (s_rlast),
      .s_rcheck     (r_check),
      .s_rvalid     (s_rvalid),
      .s_rready     (s_rready),
      .m_arid       (m_arid),
      .m_ar         ({m_arattr, m_arlock, m_arburst, m_arsize, m_araddr, m_arlen}),
      .m_arvalid    (m_arvalid),
      .m_arready    (m_arready),
      .m_rid        (m_rid),
      .m_rdata      (m_rdata),
      .m_rresp      (m_rresp),
      .m_rvalid     (m_rvalid),
      .m_rready     (m_rready)
  );

  assign s_rdata = (UW + DW)'({r_check, r_data});

  always_ff @(posedge clk) begin
    parity_error <= ar_wrong || aw_wrong || w_wrong;
    if (ar_wrong || aw_wrong || w_wrong) parity_where <= {w_wrong, aw_wrong, ar_wrong};
    if (!rst_n) begin
      parity_error <= 1'b0;
      parity_where <= '0;
    end
  end

  // Where a burst ends is counted; user signals have the width of the widest.
  wire unused = &{1'b0, m_rlast, s_awattr, s_wdata, s_arattr};
endmodule

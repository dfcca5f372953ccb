// AXI4 crossbar (Arm IHI 0022H) of NM managers and NS subordinates, side by side in flat vectors, the
// first in the lowest bits. Requests are decoded outside: bit t of a target is subordinate t, bit NS the
// default target inside, which answers DECERR. But for the responses of TOPOLOGY 3 no output depends
// combinationally on an input.
//
// TOPOLOGY 0, full: a way from each manager to each target; a read takes a clock on its way there and
// one back. 1, pipelined: the same with register slices between order, arbiters and outputs, three
// clocks there and two back. 2, shared bus: one way for all, for each of the five channels. 3, direct:
// as 0, but VALID and payload of a response pass in the clock in which they come; every READY is a
// register's. Except for 2 a manager has no way to targets that REACH leaves out, which are neither
// asked nor listened to.
//
// Payloads are what the crossbar passes on as it is:
//   AW, AR  {..., AxQOS, AxLEN}        W  {..., WLAST}
//   B       {..., BRESP}               R  {..., RRESP, RLAST}
module nl_axi4_crossbar #(
    parameter int NM = 2,
    parameter int NS = 1,
    parameter int MW = 1,          // bits of a manager's number
    parameter int IW = 4,          // bits of a manager's ID; a subordinate's has MW more
    parameter int AP = 12,         // bits of payloads: AW and AR
    parameter int WP = 9,          // W
    parameter int BP = 2,          // B
    parameter int RP = 3,          // R
    parameter int THREADS = 4,     // IDs of a manager under way at once
    parameter int OUTSTANDING = 4, // transactions of each
    parameter int POLICY = 1,      // of the arbiters: 0 fixed, 1 round robin, 2 weighted
    parameter logic [4*NM-1:0] WEIGHTS = {NM{4'd1}},
    parameter bit QOS = 1'b0,      // the most urgent requests first
    parameter int TOPOLOGY = 0,    // 0 full, 1 pipelined, 2 shared bus, 3 direct
    parameter logic [NM*(NS+1)-1:0] REACH = {NM*(NS+1){1'b1}} // ways that there are, as in s_awtarget
) (
    input  logic                  clk,
    input  logic                  rst_n,
    input  logic [        NM-1:0] s_awvalid,
    output logic [        NM-1:0] s_awready,
    input  logic [ NM*(NS+1)-1:0] s_awtarget,
    input  logic [     NM*IW-1:0] s_awid,
    input  logic [     NM*AP-1:0] s_aw,
    input  logic [        NM-1:0] s_wvalid,
    output logic [        NM-1:0] s_wready,
    input  logic [     NM*WP-1:0] s_w,
    output logic [        NM-1:0] s_bvalid,
    input  logic [        NM-1:0] s_bready,
    output logic [     NM*IW-1:0] s_bid,
    output logic [     NM*BP-1:0] s_b,
    input  logic [        NM-1:0] s_arvalid,
    output logic [        NM-1:0] s_arready,
    input  logic [ NM*(NS+1)-1:0] s_artarget,
    input  logic [     NM*IW-1:0] s_arid,
    input  logic [     NM*AP-1:0] s_ar,
    output logic [        NM-1:0] s_rvalid,
    input  logic [        NM-1:0] s_rready,
    output logic [     NM*IW-1:0] s_rid,
    output logic [     NM*RP-1:0] s_r,
    output logic [        NS-1:0] m_awvalid,
    input  logic [        NS-1:0] m_awready,
    output logic [NS*(MW+IW)-1:0] m_awid,
    output logic [     NS*AP-1:0] m_aw,
    output logic [        NS-1:0] m_wvalid,
    input  logic [        NS-1:0] m_wready,
    output logic [     NS*WP-1:0] m_w,
    input  logic [        NS-1:0] m_bvalid,
    output logic [        NS-1:0] m_bready,
    input  logic [NS*(MW+IW)-1:0] m_bid,
    input  logic [     NS*BP-1:0] m_b,
    output logic [        NS-1:0] m_arvalid,
    input  logic [        NS-1:0] m_arready,
    output logic [NS*(MW+IW)-1:0] m_arid,
    output logic [     NS*AP-1:0] m_ar,
    input  logic [        NS-1:0] m_rvalid,
    output logic [        NS-1:0] m_rready,
    input  logic [NS*(MW+IW)-1:0] m_rid,
    input  logic [     NS*RP-1:0] m_r
);
  localparam int NT = NS + 1; // targets: the subordinates and the default target
  localparam int TW = MW + IW;

  // What the targets see and answer: the subordinates, and above them the default target.
  logic [   NT-1:0] t_awvalid;
  logic [   NT-1:0] t_awready;
  logic [NT*TW-1:0] t_awid;
  logic [NT*AP-1:0] t_aw;
  logic [   NT-1:0] t_arvalid;
  logic [   NT-1:0] t_arready;
  logic [NT*TW-1:0] t_arid;
  logic [NT*AP-1:0] t_ar;
  logic [   NT-1:0] t_wvalid;
  logic [   NT-1:0] t_wready;
  logic [NT*WP-1:0] t_w;
  logic [   NT-1:0] t_bvalid;
  logic [   NT-1:0] t_bready;
  logic [NT*TW-1:0] t_bid;
  logic [NT*BP-1:0] t_b;
  logic [   NT-1:0] t_rvalid;
  logic [   NT-1:0] t_rready;
  logic [NT*TW-1:0] t_rid;
  logic [NT*RP-1:0] t_r;

  if (TOPOLOGY == 2) begin : shared
    nl_axi4_bus #(
        .NM         (NM),
        .NT         (NT),
        .MW         (MW),
        .IW         (IW),
        .AP         (AP),
        .WP         (WP),
        .BP         (BP),
        .RP         (RP),
        .THREADS    (THREADS),
        .OUTSTANDING(OUTSTANDING),
        .POLICY     (POLICY),
        .WEIGHTS    (WEIGHTS),
        .QOS        (QOS)
    ) bus (
        .clk       (clk),
        .rst_n     (rst_n),
        .s_awvalid (s_awvalid),
        .s_awready (s_awready),
        .s_awtarget(s_awtarget),
        .s_awid    (s_awid),
        .s_aw      (s_aw),
        .s_wvalid  (s_wvalid),
        .s_wready  (s_wready),
        .s_w       (s_w),
        .s_bvalid  (s_bvalid),
        .s_bready  (s_bready),
        .s_bid     (s_bid),
        .s_b       (s_b),
        .t_awvalid (t_awvalid),
        .t_awready (t_awready),
        .t_awid    (t_awid),
        .t_aw      (t_aw),
        .t_wvalid  (t_wvalid),
        .t_wready  (t_wready),
        .t_w       (t_w),
        .t_bvalid  (t_bvalid),
        .t_bready  (t_bready),
        .t_bid     (t_bid),
        .t_b       (t_b),
        .s_arvalid (s_arvalid),
        .s_arready (s_arready),
        .s_artarget(s_artarget),
        .s_arid    (s_arid),
        .s_ar      (s_ar),
        .s_rvalid  (s_rvalid),
        .s_rready  (s_rready),
        .s_rid     (s_rid),
        .s_r       (s_r),
        .t_arvalid (t_arvalid),
        .t_arready (t_arready),
        .t_arid    (t_arid),
        .t_ar      (t_ar),
        .t_rvalid  (t_rvalid),
        .t_rready  (t_rready),
        .t_rid     (t_rid),
        .t_r       (t_r)
    );
  end else begin : ways
    nl_axi4_writes #(
        .NM         (NM),
        .NT         (NT),
        .MW         (MW),
        .IW         (IW),
        .AP         (AP),
        .WP         (WP),
        .BP         (BP),
        .THREADS    (THREADS),
        .OUTSTANDING(OUTSTANDING),
        .POLICY     (POLICY),
        .WEIGHTS    (WEIGHTS),
        .QOS        (QOS),
        .PIPELINED  (TOPOLOGY == 1),
        .DIRECT     (TOPOLOGY == 3),
        .REACH      (REACH)
    ) writes (
        .clk       (clk),
        .rst_n     (rst_n),
        .s_awvalid (s_awvalid),
        .s_awready (s_awready),
        .s_awtarget(s_awtarget),
        .s_awid    (s_awid),
        .s_aw      (s_aw),
        .s_wvalid  (s_wvalid),
        .s_wready  (s_wready),
        .s_w       (s_w),
        .s_bvalid  (s_bvalid),
        .s_bready  (s_bready),
        .s_bid     (s_bid),
        .s_b       (s_b),
        .t_awvalid (t_awvalid),
        .t_awready (t_awready),
        .t_awid    (t_awid),
        .t_aw      (t_aw),
        .t_wvalid  (t_wvalid),
        .t_wready  (t_wready),
        .t_w       (t_w),
        .t_bvalid  (t_bvalid),
        .t_bready  (t_bready),
        .t_bid     (t_bid),
        .t_b       (t_b)
    );

    nl_axi4_reads #(
        .NM         (NM),
        .NT         (NT),
        .MW         (MW),
        .IW         (IW),
        .AP         (AP),
        .RP         (RP),
        .THREADS    (THREADS),
        .OUTSTANDING(OUTSTANDING),
        .POLICY     (POLICY),
        .WEIGHTS    (WEIGHTS),
        .QOS        (QOS),
        .PIPELINED  (TOPOLOGY == 1),
        .DIRECT     (TOPOLOGY == 3),
        .REACH      (REACH)
    ) reads (
        .clk       (clk),
        .rst_n     (rst_n),
        .s_arvalid (s_arvalid),
        .s_arready (s_arready),
        .s_artarget(s_artarget),
        .s_arid    (s_arid),
        .s_ar      (s_ar),
        .s_rvalid  (s_rvalid),
        .s_rready  (s_rready),
        .s_rid     (s_rid),
        .s_r       (s_r),
        .t_arvalid (t_arvalid),
        .t_arready (t_arready),
        .t_arid    (t_arid),
        .t_ar      (t_ar),
        .t_rvalid  (t_rvalid),
        .t_rready  (t_rready),
        .t_rid     (t_rid),
        .t_r       (t_r)
    );
  end

  localparam logic [1:0] DECERR = 2'b11;
  logic default_last;

  assign m_awvalid         = t_awvalid[NS-1:0];
  assign m_awid            = t_awid[NS*TW-1:0];
  assign m_aw              = t_aw[NS*AP-1:0];
  assign t_awready[NS-1:0] = m_awready;
  assign m_arvalid         = t_arvalid[NS-1:0];
  assign m_arid            = t_arid[NS*TW-1:0];
  assign m_ar              = t_ar[NS*AP-1:0];
  assign t_arready[NS-1:0] = m_arready;
  assign m_wvalid          = t_wvalid[NS-1:0];
  assign m_w               = t_w[NS*WP-1:0];
  assign t_wready[NS-1:0]  = m_wready;
  assign t_bvalid[NS-1:0]  = m_bvalid;
  assign t_bid[NS*TW-1:0]  = m_bid;
  assign t_b[NS*BP-1:0]    = m_b;
  assign m_bready          = t_bready[NS-1:0];
  assign t_rvalid[NS-1:0]  = m_rvalid;
  assign t_rid[NS*TW-1:0]  = m_rid;
  assign t_r[NS*RP-1:0]    = m_r;
  assign m_rready          = t_rready[NS-1:0];
  assign t_b[NS*BP+:BP]    = BP'(DECERR);
  assign t_r[NS*RP+:RP]    = RP'({DECERR, default_last});

  nl_axi4_error #(
      .IW(TW)
  ) default_target (
      .clk    (clk),
      .rst_n  (rst_n),
      .awvalid(t_awvalid[NS]),
      .awready(t_awready[NS]),
      .awid   (t_awid[NS*TW+:TW]),
      .wvalid (t_wvalid[NS]),
      .wready (t_wready[NS]),
      .wlast  (t_w[NS*WP]),
      .bvalid (t_bvalid[NS]),
      .bready (t_bready[NS]),
      .bid    (t_bid[NS*TW+:TW]),
      .arvalid(t_arvalid[NS]),
      .arready(t_arready[NS]),
      .arid   (t_arid[NS*TW+:TW]),
      .arlen  (t_ar[NS*AP+:8]),
      .rvalid (t_rvalid[NS]),
      .rready (t_rready[NS]),
      .rid    (t_rid[NS*TW+:TW]),
      .rlast  (default_last)
  );

  // What else the default target is told.
  wire unused = &{1'b0, t_aw[NS*AP+:AP], t_w[NS*WP+:WP], t_ar[NS*AP+8+:AP-8]};
endmodule

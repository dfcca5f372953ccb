// Bursts as INCR bursts of at most MOST beats, for subordinates that take no others (Arm IHI 0022H,
// A3.4.1). The worst of the responses answers a write. No output depends combinationally on an input.
//
// UW bits of user signals lie above AWATTR and ARATTR, WDATA and RDATA, and BRESP. Each piece has those of
// its burst, each beat its own, and the answer of a write those of the last piece's.
module nl_axi4_split #(
    parameter int AW = 32,
    parameter int DW = 32,
    parameter int IW = 4,
    parameter int UW = 0,
    parameter int MOST = 16,
    parameter int OUTSTANDING = 8, // bursts of one ID
    parameter int THREADS = 4
) (
    input  logic             clk,
    input  logic             rst_n,
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
  localparam int LEVEL = $clog2(OUTSTANDING);

  // Writes: where data ends, and which answers are a burst's last.
  logic           aw_taken, aw_last;
  logic [    7:0] aw_len;
  logic           w_valid, w_ends, lens_empty, lens_full;
  logic [    7:0] w_len, w_beats;
  logic           b_last, b_taken, b_ready;
  logic [    1:0] b_worst, b_resp;
  logic [ UW+1:0] b_answer;
  logic [LEVEL:0] lens_level;

  logic [  THREADS-1:0] aw_place, b_place, b_lasts, answers_full;
  logic [2*THREADS-1:0] worst;

  nl_axi4_split_requests #(
      .AW         (AW),
      .IW         (IW),
      .MOST       (MOST),
      .OUTSTANDING(OUTSTANDING),
      .THREADS    (THREADS),
      .XW         (UW + 15)
  ) write_requests (
      .clk        (clk),
      .rst_n      (rst_n),
      .s_id       (s_awid),
      .s_addr     (s_awaddr),
      .s_len      (s_awlen),
      .s_size     (s_awsize),
      .s_burst    (s_awburst),
      .s_lock     (s_awlock),
      .s_attr     (s_awattr),
      .s_valid    (s_awvalid),
      .s_ready    (s_awready),
      .m_id       (m_awid),
      .m_addr     (m_awaddr),
      .m_len      (m_awlen),
      .m_size     (m_awsize),
      .m_lock     (m_awlock),
      .m_attr     (m_awattr),
      .m_valid    (m_awvalid),
      .m_ready    (m_awready),
      .open       (!lens_full && (answers_full & aw_place) == '0),
      .piece_taken(aw_taken),
      .piece_len  (aw_len),
      .piece_last (aw_last),
      .piece_place(aw_place),
      .end_id     (m_bid),
      .answered   (b_place),
      .ends       (b_taken && b_last)
  );

  nl_fifo #(
      .WIDTH(8),
      .DEPTH(OUTSTANDING)
  ) lens (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (aw_taken),
      .tail (aw_len),
      .pop  (w_ends),
      .head (w_len),
      .empty(lens_empty),
      .full (lens_full),
      .level(lens_level)
  );

  // Data waits until its piece is made, not until the subordinate has taken the request.
  logic data_last;

  nl_slice #(
      .WIDTH(UW + DW + DW / 8 + 1)
  ) data (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_wvalid),
      .in_ready (s_wready),
      .in_word  ({s_wlast, s_wstrb, s_wdata}),
      .out_valid(w_valid),
      .out_ready(m_wvalid && m_wready),
      .out_word ({data_last, m_wstrb, m_wdata})
  );

  assign m_wvalid = w_valid && !lens_empty;
  assign m_wlast  = w_beats == w_len;
  assign w_ends   = m_wvalid && m_wready && m_wlast;

  always_ff @(posedge clk) begin
    if (m_wvalid && m_wready) w_beats <= m_wlast ? '0 : w_beats + 1'b1;
    if (!rst_n) w_beats <= '0;
  end

  for (genvar k = 0; k < THREADS; k++) begin : answers
    logic           empty;
    logic [LEVEL:0] level;

    nl_fifo #(
        .WIDTH(1),
        .DEPTH(OUTSTANDING)
    ) lasts (
        .clk  (clk),
        .rst_n(rst_n),
        .clear(1'b0),
        .push (aw_taken && aw_place[k]),
        .tail (aw_last),
        .pop  (b_taken && b_place[k]),
        .head (b_lasts[k]),
        .empty(empty),
        .full (answers_full[k]),
        .level(level)
    );

    always_ff @(posedge clk) begin
      if (b_taken && b_place[k]) worst[k*2+:2] <= b_last ? 2'b00 : b_resp;
      if (!rst_n) worst[k*2+:2] <= 2'b00;
    end

    // Never empty when an answer comes.
    wire unused = &{1'b0, empty, level};
  end

  always_comb begin
    b_worst = '0;
    for (int k = 0; k < THREADS; k++) b_worst = b_worst | (worst[k*2+:2] & {2{b_place[k]}});
  end

  assign m_bready = b_ready;
  assign b_taken  = m_bvalid && b_ready;
  assign b_last   = (b_lasts & b_place) != '0;
  assign b_resp   = m_bresp[1:0] > b_worst ? m_bresp[1:0] : b_worst;

  always_comb begin
    b_answer      = m_bresp;
    b_answer[1:0] = b_resp;
  end

  nl_slice #(
      .WIDTH(IW + UW + 2)
  ) responses (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (m_bvalid && b_last),
      .in_ready (b_ready),
      .in_word  ({b_answer, m_bid}),
      .out_valid(s_bvalid),
      .out_ready(s_bready),
      .out_word ({s_bresp, s_bid})
  );

  // Reads: which pieces are a burst's last.
  logic       ar_taken, ar_last, r_last, r_ends, r_ready;
  logic [7:0] ar_len;

  logic [THREADS-1:0] ar_place, r_place, r_lasts, reads_full;

  nl_axi4_split_requests #(
      .AW         (AW),
      .IW         (IW),
      .MOST       (MOST),
      .OUTSTANDING(OUTSTANDING),
      .THREADS    (THREADS),
      .XW         (UW + 15)
  ) read_requests (
      .clk        (clk),
      .rst_n      (rst_n),
      .s_id       (s_arid),
      .s_addr     (s_araddr),
      .s_len      (s_arlen),
      .s_size     (s_arsize),
      .s_burst    (s_arburst),
      .s_lock     (s_arlock),
      .s_attr     (s_arattr),
      .s_valid    (s_arvalid),
      .s_ready    (s_arready),
      .m_id       (m_arid),
      .m_addr     (m_araddr),
      .m_len      (m_arlen),
      .m_size     (m_arsize),
      .m_lock     (m_arlock),
      .m_attr     (m_arattr),
      .m_valid    (m_arvalid),
      .m_ready    (m_arready),
      .open       ((reads_full & ar_place) == '0),
      .piece_taken(ar_taken),
      .piece_len  (ar_len),
      .piece_last (ar_last),
      .piece_place(ar_place),
      .end_id     (m_rid),
      .answered   (r_place),
      .ends       (r_ends && r_last)
  );

  assign m_rready = r_ready;
  assign r_ends   = m_rvalid && r_ready && m_rlast;

  assign r_last   = (r_lasts & r_place) != '0;

  for (genvar k = 0; k < THREADS; k++) begin : reads
    logic           empty;
    logic [LEVEL:0] level;

    nl_fifo #(
        .WIDTH(1),
        .DEPTH(OUTSTANDING)
    ) lasts (
        .clk  (clk),
        .rst_n(rst_n),
        .clear(1'b0),
        .push (ar_taken && ar_place[k]),
        .tail (ar_last),
        .pop  (r_ends && r_place[k]),
        .head (r_lasts[k]),
        .empty(empty),
        .full (reads_full[k]),
        .level(level)
    );

    wire unused = &{1'b0, empty, level};
  end

  nl_slice #(
      .WIDTH(IW + UW + DW + 3)
  ) words (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (m_rvalid),
      .in_ready (r_ready),
      .in_word  ({m_rlast && r_last, m_rresp, m_rdata, m_rid}),
      .out_valid(s_rvalid),
      .out_ready(s_rready),
      .out_word ({s_rlast, s_rresp, s_rdata, s_rid})
  );

  // The lengths of pieces say where data ends.
  wire unused = &{1'b0, data_last, ar_len, lens_level};
endmodule

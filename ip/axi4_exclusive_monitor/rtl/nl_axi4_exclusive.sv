// Grants exclusive accesses (Arm IHI 0022H, A7.2) in front of what knows none: they leave as normal ones, a
// write that has lost its reservation without a strobe, and OKAY comes back as EXOKAY where one was
// granted. An exclusive access waits until nothing is under way, and is alone until it is answered, so
// that nothing comes between its check and its data. No output depends combinationally on an input.
//
// UW bits of user signals lie above AWATTR and ARATTR, WDATA and RDATA, and BRESP, and pass as they are.
module nl_axi4_exclusive #(
    parameter int AW = 32,
    parameter int DW = 32,
    parameter int IW = 8,
    parameter int UW = 0,
    parameter int PLACES = 4,
    parameter int OUTSTANDING = 8
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
  localparam logic [1:0] OKAY = 2'b00;
  localparam logic [1:0] EXOKAY = 2'b01;
  localparam int RW = IW + AW + 8 + 3 + 2 + UW + 15;  // a request without its lock
  localparam int CW = $clog2(OUTSTANDING) + 1;
  localparam logic [CW-1:0] MOST = CW'(OUTSTANDING);

  // Requests that wait to be let go, and data.
  logic [RW-1:0] aw_word, ar_word;
  logic [IW-1:0] aw_id, ar_id;
  logic [AW-1:0] aw_address, ar_address;
  logic [7:0] aw_len, ar_len;
  logic [2:0] aw_size, ar_size;
  logic [1:0] aw_burst, ar_burst;
  logic [UW+14:0] aw_attr, ar_attr;
  logic aw_waits, aw_lock, aw_room, aw_goes, ar_waits, ar_lock, ar_room, ar_goes;
  logic [DW/8-1:0] w_strobes;
  logic [UW+DW-1:0] w_data;
  logic w_waits, w_last, w_room, w_goes, b_room, r_room;
  logic [1:0] b_told;
  logic [UW+1:0] b_answer;

  // Under way: writes, reads, and bursts of data that are owed to the subordinate.
  logic [CW-1:0] writes, reads, owed;
  logic b_comes, r_comes, r_ends, idle;
  // An exclusive access is under way alone; the write among them, or the read, is granted.
  logic alone, granted, write_granted, read_granted;
  // Who waits for an exclusive access of the other direction; behind such a write reads have their turn.
  logic reads_hold, writes_hold, reads_next;

  assign idle        = writes == '0 && reads == '0;
  assign reads_hold  = aw_waits && aw_lock && !(reads_next && ar_waits);
  assign writes_hold = ar_waits && ar_lock && !reads_hold;
  assign aw_goes     = aw_waits && aw_room && !alone && writes != MOST && !writes_hold
                       && (!aw_lock || (idle && reads_hold));
  assign ar_goes     = ar_waits && ar_room && !alone && reads != MOST && !reads_hold
                       && (!ar_lock || idle);
  assign w_goes      = w_waits && w_room && owed != '0;
  assign b_comes     = m_bvalid && b_room;
  assign r_comes     = m_rvalid && r_room;
  assign r_ends      = r_comes && m_rlast;

  always_ff @(posedge clk) begin
    writes <= writes + CW'(aw_goes) - CW'(b_comes);
    reads  <= reads + CW'(ar_goes) - CW'(r_ends);
    owed   <= owed + CW'(aw_goes) - CW'(w_goes && w_last);
    if (aw_goes) begin
      write_granted <= aw_lock && granted;
      reads_next    <= aw_lock;
    end
    if (ar_goes) begin
      read_granted <= ar_lock;
      reads_next   <= 1'b0;
    end
    if ((aw_goes && aw_lock) || (ar_goes && ar_lock)) alone <= 1'b1;
    else if (b_comes || r_ends) alone <= 1'b0;
    if (!rst_n) begin
      writes     <= '0;
      reads      <= '0;
      owed       <= '0;
      alone      <= 1'b0;
      reads_next <= 1'b0;
    end
  end

  nl_axi4_reservations #(
      .AW    (AW),
      .IW    (IW),
      .PLACES(PLACES)
  ) reservations (
      .clk            (clk),
      .rst_n          (rst_n),
      .reserve        (ar_goes && ar_lock),
      .reserve_id     (ar_id),
      .reserve_address(ar_address),
      .withdraw       (r_comes && alone && m_rresp != OKAY),
      .write_id       (aw_id),
      .write_address  (aw_address),
      .write_len      (aw_len),
      .write_size     (aw_size),
      .write_burst    (aw_burst),
      .write          (aw_goes && (!aw_lock || granted)),
      .granted        (granted)
  );

  assign aw_word  = {aw_id, aw_address, aw_len, aw_size, aw_burst, aw_attr};
  assign ar_word  = {ar_id, ar_address, ar_len, ar_size, ar_burst, ar_attr};
  assign m_awlock = 1'b0;
  assign m_arlock = 1'b0;
  assign m_bready = b_room;
  assign m_rready = r_room;

  nl_slice #(
      .WIDTH(RW + 1)
  ) write_requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_awvalid),
      .in_ready (s_awready),
      .in_word  ({s_awlock, s_awid, s_awaddr, s_awlen, s_awsize, s_awburst, s_awattr}),
      .out_valid(aw_waits),
      .out_ready(aw_goes),
      .out_word ({aw_lock, aw_id, aw_address, aw_len, aw_size, aw_burst, aw_attr})
  );

  nl_slice #(
      .WIDTH(RW)
  ) writes_begun (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (aw_goes),
      .in_ready (aw_room),
      .in_word  (aw_word),
      .out_valid(m_awvalid),
      .out_ready(m_awready),
      .out_word ({m_awid, m_awaddr, m_awlen, m_awsize, m_awburst, m_awattr})
  );

  nl_slice #(
      .WIDTH(RW + 1)
  ) read_requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_arvalid),
      .in_ready (s_arready),
      .in_word  ({s_arlock, s_arid, s_araddr, s_arlen, s_arsize, s_arburst, s_arattr}),
      .out_valid(ar_waits),
      .out_ready(ar_goes),
      .out_word ({ar_lock, ar_id, ar_address, ar_len, ar_size, ar_burst, ar_attr})
  );

  nl_slice #(
      .WIDTH(RW)
  ) reads_begun (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (ar_goes),
      .in_ready (ar_room),
      .in_word  (ar_word),
      .out_valid(m_arvalid),
      .out_ready(m_arready),
      .out_word ({m_arid, m_araddr, m_arlen, m_arsize, m_arburst, m_arattr})
  );

  nl_slice #(
      .WIDTH(UW + DW + DW / 8 + 1)
  ) data (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_wvalid),
      .in_ready (s_wready),
      .in_word  ({s_wlast, s_wstrb, s_wdata}),
      .out_valid(w_waits),
      .out_ready(w_goes),
      .out_word ({w_last, w_strobes, w_data})
  );

  // A write that lost its reservation is alone, and so are its data.
  nl_slice #(
      .WIDTH(UW + DW + DW / 8 + 1)
  ) data_begun (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (w_goes),
      .in_ready (w_room),
      .in_word  ({w_last, alone && !write_granted ? '0 : w_strobes, w_data}),
      .out_valid(m_wvalid),
      .out_ready(m_wready),
      .out_word ({m_wlast, m_wstrb, m_wdata})
  );

  // OKAY is no bit.
  assign b_told   = alone && write_granted && m_bresp[1:0] == OKAY ? EXOKAY : OKAY;
  assign b_answer = m_bresp | (UW + 2)'(b_told);

  nl_slice #(
      .WIDTH(IW + UW + 2)
  ) responses (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (m_bvalid),
      .in_ready (b_room),
      .in_word  ({m_bid, b_answer}),
      .out_valid(s_bvalid),
      .out_ready(s_bready),
      .out_word ({s_bid, s_bresp})
  );

  nl_slice #(
      .WIDTH(IW + UW + DW + 3)
  ) words (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (m_rvalid),
      .in_ready (r_room),
      .in_word  ({m_rid, m_rdata, m_rlast, alone && read_granted && m_rresp == OKAY ? EXOKAY : m_rresp}),
      .out_valid(s_rvalid),
      .out_ready(s_rready),
      .out_word ({s_rid, s_rdata, s_rlast, s_rresp})
  );
endmodule

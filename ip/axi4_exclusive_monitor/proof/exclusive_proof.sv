// Any write that the monitor takes, and any read: each goes on once and is answered once, under its ID, with
// what came back; EXOKAY comes where it was exclusive and granted and nothing else. A write without its
// reservation leaves without a strobe. An exclusive write is alone behind the monitor from its request to
// its answer. Who is granted is told by the lowest address bit here: nl_axi4_reservations is proved by
// itself.
module proof (
    input logic       clk,
    input logic       awvalid,
    input logic       awid,
    input logic       awaddr,
    input logic       awlock,
    input logic       wvalid,
    input logic       wlast,
    input logic       bready,
    input logic       arvalid,
    input logic       arid,
    input logic       arlock,
    input logic       rready,
    input logic       m_awready,
    input logic       m_wready,
    input logic       m_bid,
    input logic       m_berror,
    input logic       m_bvalid,
    input logic       m_arready,
    input logic       m_rid,
    input logic       m_rerror,
    input logic       m_rlast,
    input logic       m_rvalid,
    input logic       watch_write,
    input logic       watch_read
);
  localparam logic [1:0] EXOKAY = 2'b01;

  logic rst_n, awready, wready, bvalid, bid, arready, rvalid, rid, rlast;
  logic m_awvalid, m_awid, m_awaddr, m_awlock, m_wvalid, m_wlast, m_wstrb, m_bready, m_arvalid, m_arid;
  logic m_arlock, m_rready;
  logic [1:0] bresp, rresp;

  started u_reset (.clk, .rst_n);
  nl_axi4_exclusive #(.AW(1), .DW(8), .IW(1), .PLACES(1), .OUTSTANDING(2)) dut (
      .clk, .rst_n,
      .s_awid(awid), .s_awaddr(awaddr), .s_awlen(8'd0), .s_awsize(3'd0), .s_awburst(2'd1), .s_awlock(awlock),
      .s_awattr(15'd0), .s_awvalid(awvalid), .s_awready(awready), .s_wdata(8'd0), .s_wstrb(1'b1),
      .s_wlast(wlast), .s_wvalid(wvalid), .s_wready(wready), .s_bid(bid), .s_bresp(bresp), .s_bvalid(bvalid),
      .s_bready(bready), .s_arid(arid), .s_araddr(1'b0), .s_arlen(8'd0), .s_arsize(3'd0), .s_arburst(2'd1),
      .s_arlock(arlock), .s_arattr(15'd0), .s_arvalid(arvalid), .s_arready(arready), .s_rid(rid), .s_rdata(),
      .s_rresp(rresp), .s_rlast(rlast), .s_rvalid(rvalid), .s_rready(rready),
      .m_awid, .m_awaddr, .m_awlen(), .m_awsize(), .m_awburst(), .m_awlock, .m_awattr(), .m_awvalid,
      .m_awready, .m_wdata(), .m_wstrb, .m_wlast, .m_wvalid, .m_wready, .m_bid, .m_bresp({m_berror, 1'b0}),
      .m_bvalid, .m_bready, .m_arid, .m_araddr(), .m_arlen(), .m_arsize(), .m_arburst(), .m_arlock,
      .m_arattr(), .m_arvalid, .m_arready, .m_rid, .m_rdata(8'd0), .m_rresp({m_rerror, 1'b0}), .m_rlast,
      .m_rvalid, .m_rready
  );
  stable #(.WIDTH(3), .ASSUMED(1)) u_aw (
      .clk, .rst_n, .valid(awvalid), .ready(awready), .word({awid, awaddr, awlock})
  );
  stable #(.WIDTH(1), .ASSUMED(1)) u_w (.clk, .rst_n, .valid(wvalid), .ready(wready), .word(wlast));
  stable #(.WIDTH(2), .ASSUMED(1)) u_ar (
      .clk, .rst_n, .valid(arvalid), .ready(arready), .word({arid, arlock})
  );
  stable #(.WIDTH(2), .ASSUMED(1)) u_mb (
      .clk, .rst_n, .valid(m_bvalid), .ready(m_bready), .word({m_bid, m_berror})
  );
  stable #(.WIDTH(3), .ASSUMED(1)) u_mr (
      .clk, .rst_n, .valid(m_rvalid), .ready(m_rready), .word({m_rid, m_rerror, m_rlast})
  );
  stable #(.WIDTH(3)) u_b (.clk, .rst_n, .valid(bvalid), .ready(bready), .word({bid, bresp}));
  stable #(.WIDTH(4)) u_r (.clk, .rst_n, .valid(rvalid), .ready(rready), .word({rid, rresp, rlast}));
  stable #(.WIDTH(2)) u_maw (.clk, .rst_n, .valid(m_awvalid), .ready(m_awready), .word({m_awid, m_awaddr}));
  stable #(.WIDTH(2)) u_mw (.clk, .rst_n, .valid(m_wvalid), .ready(m_wready), .word({m_wstrb, m_wlast}));
  stable #(.WIDTH(1)) u_mar (.clk, .rst_n, .valid(m_arvalid), .ready(m_arready), .word(m_arid));

  logic aw, w, b, ar, r, m_aw, m_w, m_b, m_ar, m_r;
  assign aw   = awvalid && awready;
  assign w    = wvalid && wready && wlast;
  assign b    = bvalid && bready;
  assign ar   = arvalid && arready;
  assign r    = rvalid && rready && rlast;
  assign m_aw = m_awvalid && m_awready;
  assign m_w  = m_wvalid && m_wready && m_wlast;
  assign m_b  = m_bvalid && m_bready;
  assign m_ar = m_arvalid && m_arready;
  assign m_r  = m_rvalid && m_rready && m_rlast;

  // How many more of the first have been than of the second.
  logic [3:0] writes, datas, sent, unsent, unbegun, to_answer, reads, unread;
  logic [3:0] m_writes, m_datas, m_reads;
  initial {writes, datas, unsent, unbegun, to_answer, reads, unread, m_writes, m_datas, m_reads} = 0;
  always @(posedge clk) begin
    writes    <= !rst_n ? 0 : writes + aw - b;      // taken and not answered
    datas     <= !rst_n ? 0 : datas + aw - w;       // whose data is not taken
    unsent    <= !rst_n ? 0 : unsent + aw - m_w;    // whose data has not left
    unbegun   <= !rst_n ? 0 : unbegun + aw - m_aw;  // whose request has not left
    to_answer <= !rst_n ? 0 : to_answer + aw - m_b; // whose answer has not come
    reads     <= !rst_n ? 0 : reads + ar - r;
    unread    <= !rst_n ? 0 : unread + ar - m_r;
    m_writes  <= !rst_n ? 0 : m_writes + m_aw - m_b;
    m_datas   <= !rst_n ? 0 : m_datas + m_w - m_b;
    m_reads   <= !rst_n ? 0 : m_reads + m_ar - m_r;
  end
  always @* begin
    // Data comes after its request here, answers after both.
    if (datas == 0) assume (!wvalid);
    if (m_writes == 0 || m_datas == 0) assume (!m_bvalid);
    if (m_reads == 0) assume (!m_rvalid);
  end

  // The write that is watched, and how many go before it in each channel; its answer as it came.
  logic written, w_id, w_lock, w_grant, w_error, w_came;
  logic [3:0] w_begun, w_sent, w_due, w_told;
  initial written = 0;
  always @(posedge clk) begin
    if (!written && aw && watch_write) begin
      {written, w_id, w_lock, w_grant, w_came} <= {1'b1, awid, awlock, awaddr, 1'b0};
      {w_begun, w_sent} <= {4'(unbegun - m_aw + 4'd1), 4'(unsent - m_w + 4'd1)};
      {w_due, w_told}   <= {4'(to_answer - m_b + 4'd1), 4'(writes - b + 4'd1)};
    end else if (written) begin
      if (m_aw && w_begun != 0) w_begun <= w_begun - 1;
      if (m_w && w_sent != 0) w_sent <= w_sent - 1;
      if (m_b && w_due != 0) w_due <= w_due - 1;
      if (b) w_told <= w_told - 1;
      if (m_b && w_due == 1) {w_came, w_error} <= {1'b1, m_berror};
      if (b && w_told == 1) written <= 0;
    end
    if (!rst_n) written <= 0;
  end
  always @* if (written && w_due == 1) assume (m_bid == w_id);

  // And the read.
  logic reading, r_id, r_lock, r_error, r_seen;
  logic [3:0] r_due, r_told;
  initial reading = 0;
  always @(posedge clk) begin
    if (!reading && ar && watch_read) begin
      {reading, r_id, r_lock} <= {1'b1, arid, arlock};
      {r_due, r_told} <= {4'(unread - m_r + 4'd1), 4'(reads - r + 4'd1)};
    end else if (reading) begin
      if (m_r && r_due != 0) r_due <= r_due - 1;
      if (r) r_told <= r_told - 1;
      if (r && r_told == 1) reading <= 0;
    end
    if (!rst_n) reading <= 0;
  end
  always @* begin
    if (reading && r_due == 1) assume (m_rid == r_id);
    // An error of its reads is one of all their beats here.
    if (reading && r_due == 1 && r_seen) assume (m_rerror == r_error);
  end
  initial r_seen = 0;
  always @(posedge clk) begin
    if (reading && r_due == 1 && m_rvalid && m_rready) {r_seen, r_error} <= {1'b1, m_rerror};
    if (!reading) r_seen <= 0;
    if (!rst_n) r_seen <= 0;
  end

  always @* if (rst_n) begin
    assert (!(m_awvalid && m_awlock) && !(m_arvalid && m_arlock));
    if (bvalid) assert (writes != 0);
    if (rvalid) assert (reads != 0);
    if (m_awvalid) assert (unbegun != 0);
    if (written && w_told == 1 && bvalid) begin
      assert (w_came && bid == w_id);
      assert (bresp == (w_error ? 2'b10 : w_lock && w_grant ? EXOKAY : 2'b00));
    end
    if (written && w_sent == 1 && m_wvalid) assert (m_wstrb == !(w_lock && !w_grant));
    if (written && w_begun == 1 && m_awvalid) assert (m_awid == w_id && m_awaddr == w_grant);
    if (reading && r_told == 1 && rvalid) begin
      assert (r_seen && rid == r_id);
      assert (rresp == (r_error ? 2'b10 : r_lock ? EXOKAY : 2'b00));
    end
    // From its request on, the watched write is alone if it is exclusive: nothing before it is left, and
    // nothing else begins.
    if (written && w_lock && w_begun == 1 && m_awvalid)
      assert (m_writes == 0 && m_reads == 0 && !m_arvalid);
    if (written && w_lock && w_begun == 0 && !w_came)
      assert (m_writes == 1 && m_reads == 0 && !m_awvalid && !m_arvalid);
  end
`ifdef VACUOUS
  always @* assert (!(rst_n && written && w_told == 1 && bvalid && bresp == EXOKAY));
`endif
endmodule

// In the place of the reservations: a granted write has an odd address.
module nl_axi4_reservations #(
    parameter int AW = 1,
    parameter int IW = 1,
    parameter int PLACES = 1
) (
    input  logic          clk,
    input  logic          rst_n,
    input  logic          reserve,
    input  logic [IW-1:0] reserve_id,
    input  logic [AW-1:0] reserve_address,
    input  logic          withdraw,
    input  logic [IW-1:0] write_id,
    input  logic [AW-1:0] write_address,
    input  logic [   7:0] write_len,
    input  logic [   2:0] write_size,
    input  logic [   1:0] write_burst,
    input  logic          write,
    output logic          granted
);
  assign granted = write_address[0];

  // What the reservations' own proof takes for granted.
  always @* if (rst_n) assert (!(reserve && withdraw) && !(reserve && write) && !(withdraw && write));
endmodule

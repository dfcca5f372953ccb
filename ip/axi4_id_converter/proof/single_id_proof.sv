// The ID converter as a whole, of two bits of IDs and two transactions under way in each direction. The
// solver watches one transaction of a direction: its request and each beat of its answer bear a mark, and
// nothing else does. Requests go on once, in order, as normal ones of ID 0; what comes back for the
// watched one, and that alone, is given under its ID, beat for beat.
module direction (
    input logic       clk,
    input logic       rst_n,
    input logic       watch,
    input logic       s_valid,
    input logic       s_ready,
    input logic [1:0] s_id,
    output logic      s_mark,
    input logic       m_valid,
    input logic       m_ready,
    input logic       m_mark,
    input logic       told_valid,
    input logic       told_ready,
    input logic       told_last,
    output logic      told_mark,
    input logic       given_valid,
    input logic       given_ready,
    input logic       given_last,
    input logic [1:0] given_id,
    input logic       given_mark
);
  logic taken, goes, tells, gives, chosen, passed, seen, told, given;
  logic [1:0] id, told_beats, given_beats;
  logic [2:0] within;                  // requests between the two sides
  logic [2:0] ahead;                   // and of these before the watched one
  logic [2:0] owed;                    // answers of the subordinate
  logic [2:0] untold, before_told;     // transactions that it has not answered
  logic [2:0] ungiven, before_given;   // and those of which the manager has no answer
  assign taken = s_valid && s_ready;
  assign goes  = m_valid && m_ready;
  assign tells = told_valid && told_ready;
  assign gives = given_valid && given_ready;
  assign s_mark    = chosen && !passed;
  assign told_mark = passed && !told && before_told == 0;

  initial begin
    {chosen, passed, seen, told, given} = 0;
    {within, owed, untold, ungiven, told_beats, given_beats} = 0;
  end
  always @(posedge clk) begin
    if (watch && !s_valid) chosen <= 1;
    within  <= within + taken - goes;
    owed    <= owed + goes - (tells && told_last);
    untold  <= untold + taken - (tells && told_last);
    ungiven <= ungiven + taken - (gives && given_last);
    if (taken && s_mark) begin
      passed       <= 1;
      id           <= s_id;
      ahead        <= within - goes;
      before_told  <= untold - (tells && told_last);
      before_given <= ungiven - (gives && given_last);
    end else if (passed) begin
      if (goes && ahead != 0) ahead <= ahead - 1;
      if (goes && ahead == 0) seen <= 1;
      if (tells && told_last && before_told != 0) before_told <= before_told - 1;
      if (gives && given_last && before_given != 0) before_given <= before_given - 1;
    end
    if (tells && told_mark) begin
      told_beats <= told_beats + 1;
      if (told_last) told <= 1;
    end
    if (gives && given_mark) begin
      given_beats <= given_beats + 1;
      if (given_last) given <= 1;
    end
    if (!rst_n) begin
      {chosen, passed, seen, told, given} <= 0;
      {within, owed, untold, ungiven, told_beats, given_beats} <= 0;
    end
  end
  always @* if (told_valid) assume (owed != 0);
  always @* if (rst_n) begin
    if (m_valid) assert (m_mark == (passed && !seen && ahead == 0));
    if (given_valid) assert (given_mark == (passed && !given && before_given == 0));
    if (given_valid && given_mark) assert (given_id == id);
    if (given_valid && given_mark && given_last) assert (told && told_beats == given_beats + 2'd1);
    // Nothing is held up where nothing is under way.
    if (untold == 0 && within == 0) assert (s_ready);
    assert (untold <= 2 && within <= untold);
  end
`ifdef VACUOUS
  always @* assert (!(given && id == 2));
`endif
endmodule

module proof (
    input logic       clk,
    input logic       watch,
    input logic       s_awvalid, s_arvalid, m_awready, m_arready, s_bready, s_rready, m_bvalid, m_rvalid,
    input logic       s_wvalid, s_wlast, m_wready, m_rlast, s_awlock, s_arlock,
    input logic [1:0] s_awid, s_arid, m_bid, m_rid
);
  logic rst_n, s_awready, s_arready, m_awvalid, m_arvalid, s_bvalid, s_rvalid, m_bready, m_rready;
  logic s_wready, m_wvalid, m_wlast, s_rlast, m_awlock, m_arlock;
  logic aw_mark, ar_mark, m_awaddr, m_araddr, b_mark, r_mark, s_bmark, s_rmark, s_bresp0, s_rresp0;
  logic [1:0] s_bid, s_rid, m_awid, m_arid, m_awburst, m_arburst;
  logic [2:0] m_awsize, m_arsize;
  logic [7:0] m_awlen, m_arlen, m_wdata, s_rdata;
  logic [14:0] m_awattr, m_arattr;
  logic m_wstrb;

  started u_reset (.clk, .rst_n);
  nl_axi4_single_id #(.AW(1), .DW(8), .SI(2), .MI(2), .OUTSTANDING(2)) dut (
      .clk, .rst_n,
      .s_awid, .s_awaddr(aw_mark), .s_awlen(8'd0), .s_awsize(3'd0), .s_awburst(2'd1), .s_awlock,
      .s_awattr(15'd0), .s_awvalid, .s_awready,
      .s_wdata(8'd0), .s_wstrb(1'b1), .s_wlast, .s_wvalid, .s_wready,
      .s_bid, .s_bresp({s_bmark, s_bresp0}), .s_bvalid, .s_bready,
      .s_arid, .s_araddr(ar_mark), .s_arlen(8'd0), .s_arsize(3'd0), .s_arburst(2'd1), .s_arlock,
      .s_arattr(15'd0), .s_arvalid, .s_arready,
      .s_rid, .s_rdata, .s_rresp({s_rmark, s_rresp0}), .s_rlast, .s_rvalid, .s_rready,
      .m_awid, .m_awaddr, .m_awlen, .m_awsize, .m_awburst, .m_awlock, .m_awattr, .m_awvalid, .m_awready,
      .m_wdata, .m_wstrb, .m_wlast, .m_wvalid, .m_wready,
      .m_bid, .m_bresp({b_mark, 1'b0}), .m_bvalid, .m_bready,
      .m_arid, .m_araddr, .m_arlen, .m_arsize, .m_arburst, .m_arlock, .m_arattr, .m_arvalid, .m_arready,
      .m_rid, .m_rdata(8'd0), .m_rresp({r_mark, 1'b0}), .m_rlast, .m_rvalid, .m_rready
  );

  direction writes (
      .clk, .rst_n, .watch, .s_valid(s_awvalid), .s_ready(s_awready), .s_id(s_awid), .s_mark(aw_mark),
      .m_valid(m_awvalid), .m_ready(m_awready), .m_mark(m_awaddr),
      .told_valid(m_bvalid), .told_ready(m_bready), .told_last(1'b1), .told_mark(b_mark),
      .given_valid(s_bvalid), .given_ready(s_bready), .given_last(1'b1), .given_id(s_bid),
      .given_mark(s_bmark)
  );
  direction reads (
      .clk, .rst_n, .watch, .s_valid(s_arvalid), .s_ready(s_arready), .s_id(s_arid), .s_mark(ar_mark),
      .m_valid(m_arvalid), .m_ready(m_arready), .m_mark(m_araddr),
      .told_valid(m_rvalid), .told_ready(m_rready), .told_last(m_rlast), .told_mark(r_mark),
      .given_valid(s_rvalid), .given_ready(s_rready), .given_last(s_rlast), .given_id(s_rid),
      .given_mark(s_rmark)
  );
  stable #(.WIDTH(3), .ASSUMED(1)) u_aw (
      .clk, .rst_n, .valid(s_awvalid), .ready(s_awready), .word({s_awid, s_awlock})
  );
  stable #(.WIDTH(3), .ASSUMED(1)) u_ar (
      .clk, .rst_n, .valid(s_arvalid), .ready(s_arready), .word({s_arid, s_arlock})
  );
  stable #(.WIDTH(1), .ASSUMED(1)) u_w (.clk, .rst_n, .valid(s_wvalid), .ready(s_wready), .word(s_wlast));
  stable #(.WIDTH(2), .ASSUMED(1)) u_b (.clk, .rst_n, .valid(m_bvalid), .ready(m_bready), .word(m_bid));
  stable #(.WIDTH(3), .ASSUMED(1)) u_r (
      .clk, .rst_n, .valid(m_rvalid), .ready(m_rready), .word({m_rid, m_rlast})
  );
  stable #(.WIDTH(1)) u_maw (.clk, .rst_n, .valid(m_awvalid), .ready(m_awready), .word(m_awaddr));
  stable #(.WIDTH(1)) u_mar (.clk, .rst_n, .valid(m_arvalid), .ready(m_arready), .word(m_araddr));
  stable #(.WIDTH(1)) u_mw (.clk, .rst_n, .valid(m_wvalid), .ready(m_wready), .word(m_wlast));
  stable #(.WIDTH(3)) u_sb (.clk, .rst_n, .valid(s_bvalid), .ready(s_bready), .word({s_bid, s_bmark}));
  stable #(.WIDTH(4)) u_sr (
      .clk, .rst_n, .valid(s_rvalid), .ready(s_rready), .word({s_rid, s_rmark, s_rlast})
  );

  always @* if (rst_n) begin
    if (m_awvalid) assert (m_awid == 0 && !m_awlock);
    if (m_arvalid) assert (m_arid == 0 && !m_arlock);
  end
endmodule

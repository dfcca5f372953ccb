// Two managers write to two subordinates through the crossbar. The solver watches one transaction of
// manager WHO. It bears a mark in AW, in each beat of its data and in its answer, and nothing else
// does: so the crossbar can lose, double, swap or misdirect none of these without a mark in a wrong
// place. Data may come before its address (Arm IHI 0022H, A3.3.1).
`ifndef TOPOLOGY
`define TOPOLOGY 0
`endif
module proof (
    input logic        clk,
    input logic        watch,
    input logic [ 1:0] skip,
    input logic [ 1:0] s_awvalid,
    input logic [ 5:0] s_awtarget,
    input logic [ 1:0] s_awid,
    input logic [ 1:0] s_awqos,
    input logic [ 1:0] s_wvalid,
    input logic [ 1:0] s_wlast,
    input logic [ 1:0] s_bready,
    input logic [ 1:0] m_awready,
    input logic [ 1:0] m_wready,
    input logic [ 1:0] m_bvalid,
    input logic [ 3:0] m_bid,
    input logic [ 3:0] m_bresp
);
  localparam int AP = 13;
  localparam int WP = 2;
  localparam int BP = 3;
  (* anyconst *) logic wid;

  logic rst_n;

  // Marks of the manager's side are set by who watches it, those of answers by who watches at the
  // subordinate.
  logic              aw_marked;
  logic              w_marked;
  logic [       1:0] b_marked;
  logic [2*AP-1:0]   s_aw;
  logic [2*WP-1:0]   s_w;
  logic [2*BP-1:0]   m_b;
  logic [       1:0] s_awready, s_wready, s_bvalid, s_bid;
  logic [2*BP-1:0]   s_b;
  logic [       1:0] m_awvalid, m_wvalid, m_bready;
  logic [       3:0] m_awid;
  logic [2*AP-1:0]   m_aw;
  logic [2*WP-1:0]   m_w;

  for (genvar i = 0; i < 2; i++) begin : payload
    assign s_aw[i*AP+:AP] = {aw_marked && i == `WHO, 3'd0, s_awqos[i], 8'd0};
    assign s_w[i*WP+:WP]  = {w_marked && i == `WHO, s_wlast[i]};
    assign m_b[i*BP+:BP]  = {b_marked[i], m_bresp[2*i+:2]};
  end

  started u_reset (.clk, .rst_n);
  nl_axi4_crossbar #(
      .NM(2), .NS(2), .MW(1), .IW(1), .AP(AP), .WP(WP), .BP(BP), .RP(3),
      .THREADS(`THREADS), .OUTSTANDING(`OUTSTANDING), .POLICY(`POLICY), .QOS(`QOS),
      .TOPOLOGY(`TOPOLOGY)
  ) dut (
      .clk, .rst_n,
      .s_awvalid, .s_awready, .s_awtarget, .s_awid, .s_aw,
      .s_wvalid, .s_wready, .s_w,
      .s_bvalid, .s_bready, .s_bid, .s_b,
      .s_arvalid(2'b00), .s_arready(), .s_artarget(6'd0), .s_arid(2'd0), .s_ar(26'd0),
      .s_rvalid(), .s_rready(2'b00), .s_rid(), .s_r(),
      .m_awvalid, .m_awready, .m_awid, .m_aw,
      .m_wvalid, .m_wready, .m_w,
      .m_bvalid, .m_bready, .m_bid, .m_b,
      .m_arvalid(), .m_arready(2'b00), .m_arid(), .m_ar(),
      .m_rvalid(2'b00), .m_rready(), .m_rid(4'd0), .m_r(6'd0)
  );

  for (genvar i = 0; i < 2; i++) begin : manager
    stable #(.WIDTH(5), .ASSUMED(1)) u_aw (
        .clk, .rst_n, .valid(s_awvalid[i]), .ready(s_awready[i]),
        .word({s_awtarget[3*i+:3], s_awid[i], s_awqos[i]})
    );
    stable #(.WIDTH(1), .ASSUMED(1)) u_w (
        .clk, .rst_n, .valid(s_wvalid[i]), .ready(s_wready[i]), .word(s_wlast[i])
    );
    stable #(.WIDTH(BP + 1), .ASSUMED(0)) u_b (
        .clk, .rst_n, .valid(s_bvalid[i]), .ready(s_bready[i]), .word({s_bid[i], s_b[i*BP+:BP]})
    );
    always @* assume (s_awtarget[3*i+:3] == 1 || s_awtarget[3*i+:3] == 2 || s_awtarget[3*i+:3] == 4);
  end
  for (genvar t = 0; t < 2; t++) begin : subordinate
    stable #(.WIDTH(AP + 2), .ASSUMED(0)) u_aw (
        .clk, .rst_n, .valid(m_awvalid[t]), .ready(m_awready[t]),
        .word({m_awid[2*t+:2], m_aw[t*AP+:AP]})
    );
    stable #(.WIDTH(WP), .ASSUMED(0)) u_w (
        .clk, .rst_n, .valid(m_wvalid[t]), .ready(m_wready[t]), .word(m_w[t*WP+:WP])
    );
    stable #(.WIDTH(4), .ASSUMED(1)) u_b (
        .clk, .rst_n, .valid(m_bvalid[t]), .ready(m_bready[t]), .word({m_bid[2*t+:2], m_bresp[2*t+:2]})
    );
  end

  // The watched manager: how far its addresses are ahead of its data, and which of each is watched.
  logic taken_aw, taken_w, taken_wlast, taken_b;
  logic signed [4:0] ahead_of_data;
  logic chosen, aw_passed, w_passed, w_within, answered;
  logic [3:0] aw_skip, w_skip, of_id, before;
  logic [2:0] target, goes; // on a bus it may appear in the clock in which it is taken
  logic starts;

  assign taken_aw    = s_awvalid[`WHO] && s_awready[`WHO];
  assign taken_w     = s_wvalid[`WHO] && s_wready[`WHO];
  assign taken_wlast = taken_w && s_wlast[`WHO];
  assign taken_b     = s_bvalid[`WHO] && s_bready[`WHO] && s_bid[`WHO] == wid;
  assign aw_marked   = chosen && !aw_passed && aw_skip == 0;
  assign goes        = aw_passed ? target : s_awtarget[3*`WHO+:3];
  assign w_marked    = chosen && !w_passed && w_skip == 0;
  // The choice falls while the manager shows nothing, on a transaction that comes soon.
  assign starts      = watch && !chosen && rst_n && !w_within && !s_awvalid[`WHO] && !s_wvalid[`WHO];

  initial {chosen, aw_passed, w_passed, w_within, answered} = 0;
  initial {ahead_of_data, aw_skip, w_skip, of_id, before, target} = 0;
  always @(posedge clk) begin
    ahead_of_data <= !rst_n ? 0 : ahead_of_data + taken_aw - taken_wlast;
    if (taken_w) w_within <= !s_wlast[`WHO];
    if (starts) begin
      chosen  <= 1;
      aw_skip <= (ahead_of_data < 0 ? -ahead_of_data : 0) + skip;
      w_skip  <= (ahead_of_data > 0 ? ahead_of_data : 0) + skip;
    end
    if (chosen && taken_aw && aw_skip != 0) aw_skip <= aw_skip - 1;
    if (chosen && taken_wlast && w_skip != 0) w_skip <= w_skip - 1;
    of_id <= of_id + (taken_aw && s_awid[`WHO] == wid) - taken_b;
    if (taken_aw && aw_marked) begin
      aw_passed <= 1;
      before    <= of_id - taken_b;
      target    <= s_awtarget[3*`WHO+:3];
    end else if (aw_passed && taken_b && before != 0) before <= before - 1;
    if (taken_wlast && w_marked) w_passed <= 1;
    if (aw_passed && taken_b && before == 0) answered <= 1;
    if (!rst_n) {chosen, aw_passed, w_passed, w_within, answered, of_id} <= 0;
  end
  always @* if (aw_marked && s_awvalid[`WHO]) assume (s_awid[`WHO] == wid);
  always @* if (rst_n) assume (ahead_of_data > -4 && ahead_of_data < 8);

  // Every answer is one that is owed; that of the watched transaction comes after its data, once.
  logic is_watched, is_marked;
  assign is_marked  = s_b[`WHO*BP+2];
  assign is_watched = s_bid[`WHO] == wid && aw_passed && !answered && before == 0;
  always @* if (rst_n && s_bvalid[`WHO] && s_bid[`WHO] == wid) assert (of_id != 0);
  always @* if (rst_n && s_bvalid[`WHO] && is_watched) begin
    assert (w_passed);
    if (target == 4) assert (s_b[`WHO*BP+:BP] == 3'b011);
    else assert (is_marked);
  end
  always @* if (rst_n && s_bvalid[`WHO] && !is_watched) assert (!is_marked);
  always @* if (rst_n && s_bvalid[1-`WHO]) assert (!s_b[(1-`WHO)*BP+2]);

  // At each subordinate: what it owes by ID, and where the watched transaction is.
  for (genvar t = 0; t < 2; t++) begin : seen
    logic got_aw, got_w, got_wlast, gives_b, aw_mark, w_mark;
    logic aw_seen, w_seen, w_known, gone;
    logic signed [4:0] lead;   // addresses that are ahead of data
    logic [3:0] w_left, aw_left;
    logic [11:0] owed;
    logic [2:0] waits;

    assign got_aw    = m_awvalid[t] && m_awready[t];
    assign got_w     = m_wvalid[t] && m_wready[t];
    assign got_wlast = got_w && m_w[t*WP];
    assign gives_b   = m_bvalid[t] && m_bready[t];
    assign aw_mark   = m_aw[t*AP+12];
    assign w_mark    = m_w[t*WP+1];
    assign b_marked[t] = aw_seen && !gone && waits == 0 && m_bid[2*t+:2] == {1'(`WHO), wid};

    initial {aw_seen, w_seen, w_known, gone, lead, w_left, aw_left, owed, waits} = 0;
    always @(posedge clk) begin
      lead <= lead + got_aw - got_wlast;
      for (int k = 0; k < 4; k++)
        owed[3*k+:3] <= owed[3*k+:3] + (got_aw && m_awid[2*t+:2] == k) - (gives_b && m_bid[2*t+:2] == k);
      if (got_aw && aw_mark) begin
        aw_seen <= 1;
        waits   <= owed[3*{1'(`WHO), wid}+:3] - (gives_b && m_bid[2*t+:2] == {1'(`WHO), wid});
        if (!w_seen && !(got_wlast && w_mark)) begin
          w_known <= 1;
          w_left  <= lead - got_wlast;
        end
      end else begin
        if (aw_seen && gives_b && m_bid[2*t+:2] == {1'(`WHO), wid}) begin
          if (waits == 0) gone <= 1;
          else waits <= waits - 1;
        end
        if (w_known && got_wlast && w_left != 0) w_left <= w_left - 1;
      end
      if (got_wlast && w_mark) begin
        w_seen  <= 1;
        aw_left <= -lead - got_aw;
      end else if (w_seen && !aw_seen && got_aw) aw_left <= aw_left - 1;
      if (!rst_n) {aw_seen, w_seen, w_known, gone, lead, w_left, aw_left, owed, waits} <= 0;
    end

    // The subordinate answers what it owes, and the watched write when its data is there.
    always @* if (m_bvalid[t]) assume (owed[3*m_bid[2*t+:2]+:3] != 0);
    always @* if (m_bvalid[t] && b_marked[t]) assume (w_seen);
    always @* if (rst_n && m_bvalid[t] && m_bid[2*t+:2] != {1'(`WHO), wid}) assume (m_bresp[2*t+:2] != 3);

    // One address with its own ID at its own target; its data in its place, and no other.
    always @* if (rst_n && m_awvalid[t] && aw_mark) begin
      assert (aw_passed || (taken_aw && aw_marked));
      assert (goes[t]);
      assert (m_awid[2*t+:2] == {1'(`WHO), wid});
      assert (!aw_seen);
      if (w_seen) assert (aw_left == 0);
    end
    always @* if (rst_n && m_awvalid[t] && w_seen && !aw_seen && aw_left == 0) assert (aw_mark);
    always @* if (rst_n && m_wvalid[t]) begin
      if (w_known) assert (w_mark == (w_left == 0 && !w_seen));
      if (w_mark) assert (!w_seen && chosen && goes[t]);
    end
    always @* if (rst_n) assert (lead > -4 && lead < 8);
  end
`ifdef VACUOUS
  always @* assert (!(answered && target == 2));
`endif
endmodule

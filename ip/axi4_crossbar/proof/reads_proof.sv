// Two managers read from two subordinates through the crossbar. The solver watches one transaction of
// manager WHO: it bears a mark in AR and in each beat of its answer, and nothing else does. The
// subordinates interleave beats of different IDs as they like (Arm IHI 0022H, A5.3.3).
`ifndef TOPOLOGY
`define TOPOLOGY 0
`endif
module proof (
    input logic       clk,
    input logic       watch,
    input logic [1:0] s_arvalid,
    input logic [5:0] s_artarget,
    input logic [1:0] s_arid,
    input logic [1:0] s_arlen,
    input logic [1:0] s_arqos,
    input logic [1:0] s_rready,
    input logic [1:0] m_arready,
    input logic [1:0] m_rvalid,
    input logic [3:0] m_rid,
    input logic [1:0] m_rlast
);
  localparam int AP = 13;
  localparam int RP = 4;
  (* anyconst *) logic wid;

  logic rst_n;
  logic ar_marked;
  logic [1:0] r_marked, s_arready, s_rvalid, s_rid, m_arvalid, m_rready;
  logic [3:0] m_arid;
  logic [2*AP-1:0] s_ar, m_ar;
  logic [2*RP-1:0] s_r, m_r;

  started u_reset (.clk, .rst_n);
  nl_axi4_crossbar #(
      .NM(2), .NS(2), .MW(1), .IW(1), .AP(AP), .WP(1), .BP(2), .RP(RP),
      .THREADS(`THREADS), .OUTSTANDING(`OUTSTANDING), .POLICY(`POLICY), .QOS(`QOS),
      .TOPOLOGY(`TOPOLOGY)
  ) dut (
      .clk, .rst_n,
      .s_awvalid(2'b00), .s_awready(), .s_awtarget(6'd0), .s_awid(2'd0), .s_aw(26'd0),
      .s_wvalid(2'b00), .s_wready(), .s_w(2'd0), .s_bvalid(), .s_bready(2'b00), .s_bid(), .s_b(),
      .s_arvalid, .s_arready, .s_artarget, .s_arid, .s_ar,
      .s_rvalid, .s_rready, .s_rid, .s_r,
      .m_awvalid(), .m_awready(2'b00), .m_awid(), .m_aw(),
      .m_wvalid(), .m_wready(2'b00), .m_w(), .m_bvalid(2'b00), .m_bready(), .m_bid(4'd0), .m_b(4'd0),
      .m_arvalid, .m_arready, .m_arid, .m_ar,
      .m_rvalid, .m_rready, .m_rid, .m_r
  );

  for (genvar i = 0; i < 2; i++) begin : manager
    assign s_ar[i*AP+:AP] = {ar_marked && i == `WHO, 3'd0, s_arqos[i], 7'd0, s_arlen[i]};
    assign m_r[i*RP+:RP]  = {r_marked[i], 2'b00, m_rlast[i]};
    stable #(.WIDTH(6), .ASSUMED(1)) u_ar (
        .clk, .rst_n, .valid(s_arvalid[i]), .ready(s_arready[i]),
        .word({s_artarget[3*i+:3], s_arid[i], s_arlen[i], s_arqos[i]})
    );
    stable #(.WIDTH(RP + 1)) u_r (
        .clk, .rst_n, .valid(s_rvalid[i]), .ready(s_rready[i]), .word({s_rid[i], s_r[i*RP+:RP]})
    );
    stable #(.WIDTH(AP + 2)) u_mar (
        .clk, .rst_n, .valid(m_arvalid[i]), .ready(m_arready[i]), .word({m_arid[2*i+:2], m_ar[i*AP+:AP]})
    );
    stable #(.WIDTH(3), .ASSUMED(1)) u_mr (
        .clk, .rst_n, .valid(m_rvalid[i]), .ready(m_rready[i]), .word({m_rid[2*i+:2], m_rlast[i]})
    );
    always @* assume (s_artarget[3*i+:3] == 1 || s_artarget[3*i+:3] == 2 || s_artarget[3*i+:3] == 4);
  end

  // The watched manager: what it is owed under the ID, and which of it is watched.
  logic taken_ar, taken_r, taken_last, chosen, passed, answered, len, second;
  logic [3:0] of_id, before;
  logic [2:0] target, goes; // on a bus it may appear in the clock in which it is taken
  assign taken_ar   = s_arvalid[`WHO] && s_arready[`WHO];
  assign taken_r    = s_rvalid[`WHO] && s_rready[`WHO] && s_rid[`WHO] == wid;
  assign taken_last = taken_r && s_r[`WHO*RP];
  assign ar_marked  = chosen && !passed;
  assign goes       = passed ? target : s_artarget[3*`WHO+:3];
  initial {chosen, passed, answered, second, of_id, before, target} = 0;
  always @(posedge clk) begin
    if (watch && !s_arvalid[`WHO]) chosen <= 1;
    of_id <= of_id + (taken_ar && s_arid[`WHO] == wid) - taken_last;
    if (taken_ar && ar_marked) begin
      passed <= 1;
      before <= of_id - taken_last;
      target <= s_artarget[3*`WHO+:3];
      len    <= s_arlen[`WHO];
    end else if (passed && taken_last && before != 0) before <= before - 1;
    if (passed && taken_r && before == 0) second <= 1;
    if (passed && taken_last && before == 0) answered <= 1;
    if (!rst_n) {chosen, passed, answered, second, of_id} <= 0;
  end
  always @* if (ar_marked && s_arvalid[`WHO]) assume (s_arid[`WHO] == wid);

  logic is_watched, is_marked;
  assign is_marked  = s_r[`WHO*RP+3];
  assign is_watched = s_rid[`WHO] == wid && passed && !answered && before == 0;
  always @* if (rst_n && s_rvalid[`WHO] && s_rid[`WHO] == wid) assert (of_id != 0);
  always @* if (rst_n && s_rvalid[`WHO]) assert (is_marked == (is_watched && target != 4));
  always @* if (rst_n && s_rvalid[`WHO] && is_watched && target == 4)
    assert (s_r[`WHO*RP+:3] == {2'b11, second == len});
  always @* if (rst_n && s_rvalid[1-`WHO]) assert (!s_r[(1-`WHO)*RP+3]);

  // At each subordinate: what it owes by ID, and whether the watched transaction came.
  for (genvar t = 0; t < 2; t++) begin : seen
    logic got, gives, came, gone;
    logic [11:0] owed;
    logic [2:0] waits;
    assign got   = m_arvalid[t] && m_arready[t];
    assign gives = m_rvalid[t] && m_rready[t] && m_rlast[t];
    assign r_marked[t] = came && !gone && waits == 0 && m_rid[2*t+:2] == {1'(`WHO), wid};
    initial {came, gone, owed, waits} = 0;
    always @(posedge clk) begin
      for (int k = 0; k < 4; k++)
        owed[3*k+:3] <= owed[3*k+:3] + (got && m_arid[2*t+:2] == k) - (gives && m_rid[2*t+:2] == k);
      if (got && m_ar[t*AP+12]) begin
        came  <= 1;
        waits <= owed[3*{1'(`WHO), wid}+:3] - (gives && m_rid[2*t+:2] == {1'(`WHO), wid});
      end else if (came && gives && m_rid[2*t+:2] == {1'(`WHO), wid}) begin
        if (waits == 0) gone <= 1;
        else waits <= waits - 1;
      end
      if (!rst_n) {came, gone, owed, waits} <= 0;
    end
    always @* if (m_rvalid[t]) assume (owed[3*m_rid[2*t+:2]+:3] != 0);
    always @* if (rst_n && m_arvalid[t] && m_ar[t*AP+12])
      assert (passed || taken_ar ? goes[t] && m_arid[2*t+:2] == {1'(`WHO), wid} && !came : 0);
  end
`ifdef VACUOUS
  always @* assert (!(answered && target == 2 && len));
`endif
endmodule

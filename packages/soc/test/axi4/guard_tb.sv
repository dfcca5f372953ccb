// A guard before a subordinate that answers, dies in the middle of a burst, is isolated and reset, and comes
// back; then one that is isolated while it works.
module guard_tb;
  localparam TIMEOUT = 20;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  logic isolate = 1'b0, dead = 1'b0;
  wire isolated, timed_out;
  logic awvalid = 1'b0, wvalid = 1'b0, arvalid = 1'b0, wlast = 1'b0;
  logic [1:0] awid = '0, arid = '0;
  logic [7:0] len = '0;
  wire awready, wready, bvalid, arready, rvalid, rlast;
  wire [1:0] bid, rid, bresp, rresp;
  wire m_awvalid, m_wvalid, m_wlast, m_bready, m_arvalid, m_rready;
  wire [1:0] m_awid, m_arid;
  wire [7:0] m_arlen;
  logic m_bvalid = 1'b0, m_rvalid = 1'b0;
  logic [1:0] m_bid, m_rid;
  logic [7:0] left;
  wire m_ready = !dead;

  nl_axi4_guard #(
      .AW(12), .DW(32), .IW(2), .OUTSTANDING(4), .TIMEOUT(TIMEOUT)
  ) dut (
      .clk, .rst_n, .isolate, .isolated, .timed_out,
      .s_awid(awid), .s_awaddr(12'd0), .s_awlen(len), .s_awsize(3'd2), .s_awburst(2'd1), .s_awlock(1'b0),
      .s_awattr(15'd0), .s_awvalid(awvalid), .s_awready(awready), .s_wdata(32'd0), .s_wstrb(4'hF),
      .s_wlast(wlast), .s_wvalid(wvalid), .s_wready(wready), .s_bid(bid), .s_bresp(bresp), .s_bvalid(bvalid),
      .s_bready(1'b1), .s_arid(arid), .s_araddr(12'd0), .s_arlen(len), .s_arsize(3'd2), .s_arburst(2'd1),
      .s_arlock(1'b0), .s_arattr(15'd0), .s_arvalid(arvalid), .s_arready(arready), .s_rid(rid), .s_rdata(),
      .s_rresp(rresp), .s_rlast(rlast), .s_rvalid(rvalid), .s_rready(1'b1),
      .m_awid(m_awid), .m_awaddr(), .m_awlen(), .m_awsize(), .m_awburst(), .m_awlock(), .m_awattr(),
      .m_awvalid, .m_awready(m_ready && !m_bvalid), .m_wdata(), .m_wstrb(), .m_wlast, .m_wvalid,
      .m_wready(m_ready), .m_bid, .m_bresp(2'b00), .m_bvalid(m_bvalid && !dead), .m_bready,
      .m_arid(m_arid), .m_araddr(), .m_arlen, .m_arsize(), .m_arburst(), .m_arlock(), .m_arattr(),
      .m_arvalid, .m_arready(m_ready && !m_rvalid), .m_rid, .m_rdata(32'd0), .m_rresp(2'b00),
      .m_rlast(left == 0), .m_rvalid(m_rvalid && !dead), .m_rready
  );

  // The subordinate: an answer a burst, while it lives. Its reset forgets all.
  always @(posedge clk) begin
    if (m_awvalid && m_ready && !m_bvalid) m_bid <= m_awid;
    if (m_wvalid && m_ready && m_wlast) m_bvalid <= 1'b1;
    if (m_bvalid && m_bready && !dead) m_bvalid <= 1'b0;
    if (m_arvalid && m_ready && !m_rvalid) {m_rvalid, m_rid, left} <= {1'b1, m_arid, m_arlen};
    else if (m_rvalid && m_rready && !dead) {m_rvalid, left} <= {left != 0, left - 8'd1};
    if (isolated) {m_bvalid, m_rvalid} <= 2'b00;
  end

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  // Whole transactions: signals are sampled at the edge and driven one time unit after it.
  task write(input logic [1:0] id, input int beats, input logic [1:0] expected);
    #1 awid = id;
    len = 8'(beats - 1);
    awvalid = 1'b1;
    @(posedge clk);
    while (!awready) @(posedge clk);
    #1 awvalid = 1'b0;
    for (int k = 0; k < beats; k++) begin
      wvalid = 1'b1;
      wlast  = k == beats - 1;
      @(posedge clk);
      while (!wready) @(posedge clk);
      #1;
    end
    wvalid = 1'b0;
    @(posedge clk);
    while (!bvalid) @(posedge clk);
    check(bid === id && bresp === expected, "answer of a write");
  endtask

  task read(input logic [1:0] id, input int beats, input logic [1:0] expected);
    #1 arid = id;
    len = 8'(beats - 1);
    arvalid = 1'b1;
    @(posedge clk);
    while (!arready) @(posedge clk);
    #1 arvalid = 1'b0;
    for (int k = 0; k < beats; k++) begin
      @(posedge clk);
      while (!rvalid) @(posedge clk);
      check(rid === id && rlast === (k == beats - 1), "beat of a read");
      if (k == beats - 1) check(rresp === expected, "answer of a read");
    end
  endtask

  time began;

  initial begin
    repeat (3) @(posedge clk);
    #1 rst_n = 1'b1;
    write(2'd1, 4, 2'b00);
    read(2'd2, 3, 2'b00);
    check(!timed_out && !isolated, "a subordinate that answers is cut off");
    // It dies in the middle of a read.
    fork
      read(2'd3, 8, 2'b10);
      begin
        wait (rvalid);
        #31 dead = 1'b1;
        began = $time;
      end
    join
    check($time - began < 10 * (TIMEOUT + 20), "the answer of a dead subordinate comes late");
    check(timed_out, "no time-out told");
    write(2'd0, 2, 2'b10);
    read(2'd1, 2, 2'b10);
    check(isolated && !m_awvalid && !m_wvalid && !m_arvalid, "a dead subordinate sees requests");
    // Isolated, reset, let back.
    #1 isolate = 1'b1;
    repeat (3) @(posedge clk);
    #1 check(!timed_out && isolated, "isolation forgets the time-out");
    dead = 1'b0;
    isolate = 1'b0;
    repeat (3) @(posedge clk);
    #1 check(!isolated, "the subordinate is not let back");
    write(2'd2, 1, 2'b00);
    read(2'd2, 1, 2'b00);
    // It dies before a write.
    #1 dead = 1'b1;
    write(2'd1, 3, 2'b10);
    check(timed_out, "no time-out of a write told");
    #1 isolate = 1'b1;
    repeat (4) @(posedge clk);
    #1 dead = 1'b0;
    isolate = 1'b0;
    repeat (4) @(posedge clk);
    // Isolation waits for what is under way.
    fork
      read(2'd3, 16, 2'b00);
      begin
        wait (m_rvalid);
        #1 isolate = 1'b1;
        #20 check(!isolated, "isolated in the middle of a burst");
      end
    join
    repeat (3) @(posedge clk);
    check(isolated && !timed_out, "not isolated when idle");
    write(2'd0, 1, 2'b10);
    #1 isolate = 1'b0;
    repeat (3) @(posedge clk);
    write(2'd0, 1, 2'b00);
    if (failures == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #100_000 $display("FAIL: timeout");
    $finish;
  end
endmodule

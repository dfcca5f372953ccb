// Random packets through the queue, byte by byte; what it holds, and a beat a clock.
module nl_axis_fifo_tb #(
    parameter DATA_WIDTH = 32,
    parameter DEPTH      = 4
);
  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  logic on = 1'b0;
  logic fast = 1'b0;
  int earlier;

  task stop;
    on = 1'b0;
    repeat (400) @(posedge clk);
  endtask

  wire [DATA_WIDTH-1:0] from_tdata;
  wire [DATA_WIDTH/8-1:0] from_tkeep;
  wire from_tlast, from_tdest, from_tvalid, from_tready;
  wire [DATA_WIDTH-1:0] to_tdata;
  wire [DATA_WIDTH/8-1:0] to_tkeep;
  wire to_tlast, to_tvalid, to_tready;

  axis_source #(
      .DATA_WIDTH(DATA_WIDTH),
      .MARK      (0)
  ) from (
      .clk   (clk),
      .on    (on),
      .fast  (fast),
      .tdata (from_tdata),
      .tkeep (from_tkeep),
      .tlast (from_tlast),
      .tdest (from_tdest),
      .tvalid(from_tvalid),
      .tready(from_tready)
  );

  axis_sink #(
      .DATA_WIDTH(DATA_WIDTH)
  ) to (
      .clk   (clk),
      .fast  (fast),
      .tdata (to_tdata),
      .tkeep (to_tkeep),
      .tlast (to_tlast),
      .tvalid(to_tvalid),
      .tready(to_tready)
  );

  nl_axis_fifo #(
      .DATA_WIDTH(DATA_WIDTH),
      .DEPTH     (DEPTH)
  ) dut (
      .clk     (clk),
      .rst_n   (rst_n),
      .s_tdata (from_tdata),
      .s_tkeep (from_tkeep),
      .s_tlast (from_tlast),
      .s_tvalid(from_tvalid),
      .s_tready(from_tready),
      .m_tdata (to_tdata),
      .m_tkeep (to_tkeep),
      .m_tlast (to_tlast),
      .m_tvalid(to_tvalid),
      .m_tready(to_tready)
  );

  // Byte by byte what was sent; a packet ends where it did.
  task compare;
    check(to.taken == from.sent && to.taken > 1000, $sformatf("%0d of %0d bytes", to.taken, from.sent));
    for (int k = 0; k < to.taken; k++)
      if (to.bytes[k] !== from.bytes[k][8:0]) begin
        check(1'b0, $sformatf("byte %0d is %h, expected %h", k, to.bytes[k], from.bytes[k][8:0]));
        k = to.taken;
      end
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    on = 1'b1;
    repeat (3000) @(posedge clk);
    stop;
    compare;
    // A beat a clock, and DEPTH beats while nobody takes one.
    fast   = 1'b1;
    on     = 1'b1;
    earlier = to.beats;
    repeat (500) @(posedge clk);
    check(to.beats - earlier >= 495, $sformatf("%0d beats in 500 clocks", to.beats - earlier));
    force to_tready = 1'b0;
    repeat (50) @(posedge clk);
    check(dut.u_beats.level == DEPTH, "the queue does not fill up");
    release to_tready;
    stop;
    compare;
    if (failures + to.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #4_000_000 $display("FAIL: timeout");
    $finish;
  end
endmodule

// Random packets of two streams, byte by byte and each packet whole; turns where both wait, and a beat a
// clock.
module nl_axis_mux_tb #(
    parameter DATA_WIDTH = 32
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

  wire [DATA_WIDTH-1:0] zero_tdata;
  wire [DATA_WIDTH/8-1:0] zero_tkeep;
  wire zero_tlast, zero_tdest, zero_tvalid, zero_tready;
  wire [DATA_WIDTH-1:0] one_tdata;
  wire [DATA_WIDTH/8-1:0] one_tkeep;
  wire one_tlast, one_tdest, one_tvalid, one_tready;
  wire [DATA_WIDTH-1:0] to_tdata;
  wire [DATA_WIDTH/8-1:0] to_tkeep;
  wire to_tlast, to_tvalid, to_tready;

  axis_source #(
      .DATA_WIDTH(DATA_WIDTH),
      .MARK      (0)
  ) zero (
      .clk   (clk),
      .on    (on),
      .fast  (fast),
      .tdata (zero_tdata),
      .tkeep (zero_tkeep),
      .tlast (zero_tlast),
      .tdest (zero_tdest),
      .tvalid(zero_tvalid),
      .tready(zero_tready)
  );

  axis_source #(
      .DATA_WIDTH(DATA_WIDTH),
      .MARK      (1)
  ) one (
      .clk   (clk),
      .on    (on),
      .fast  (fast),
      .tdata (one_tdata),
      .tkeep (one_tkeep),
      .tlast (one_tlast),
      .tdest (one_tdest),
      .tvalid(one_tvalid),
      .tready(one_tready)
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

  nl_axis_mux #(
      .DATA_WIDTH(DATA_WIDTH)
  ) dut (
      .clk      (clk),
      .rst_n    (rst_n),
      .s0_tdata (zero_tdata),
      .s0_tkeep (zero_tkeep),
      .s0_tlast (zero_tlast),
      .s0_tvalid(zero_tvalid),
      .s0_tready(zero_tready),
      .s1_tdata (one_tdata),
      .s1_tkeep (one_tkeep),
      .s1_tlast (one_tlast),
      .s1_tvalid(one_tvalid),
      .s1_tready(one_tready),
      .m_tdata  (to_tdata),
      .m_tkeep  (to_tkeep),
      .m_tlast  (to_tlast),
      .m_tvalid (to_tvalid),
      .m_tready (to_tready)
  );

  // A byte's mark says whose it is; within a packet it stays.
  int zeros, ones, turns, packets;

  task compare;
    logic [9:0] expected;
    logic inside_packet, source;
    inside_packet = 1'b0;
    source        = 1'b0;
    zeros         = 0;
    ones          = 0;
    turns         = 0;
    packets       = 0;
    check(to.taken == zero.sent + one.sent && to.taken > 1000, "number of bytes");
    for (int k = 0; k < to.taken; k++) begin
      if (inside_packet) check(to.bytes[k][6] == source, "a packet is cut");
      else begin
        packets++;
        turns = turns + int'(source != to.bytes[k][6]);
      end
      source        = to.bytes[k][6];
      expected      = source ? one.bytes[ones] : zero.bytes[zeros];
      inside_packet = !expected[8];
      check(to.bytes[k] === expected[8:0], $sformatf("byte %0d", k));
      if (source) ones++;
      else zeros++;
    end
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    on = 1'b1;
    repeat (3000) @(posedge clk);
    stop;
    compare;
    // Both always have a packet: they take turns, and no clock is lost.
    fast   = 1'b1;
    on     = 1'b1;
    earlier = to.beats;
    repeat (500) @(posedge clk);
    check(to.beats - earlier >= 490, $sformatf("%0d beats in 500 clocks", to.beats - earlier));
    earlier = packets - turns;
    stop;
    compare;
    check(packets - turns - earlier <= 2, "a stream had two turns in a row");
    if (failures + to.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #4_000_000 $display("FAIL: timeout");
    $finish;
  end
endmodule

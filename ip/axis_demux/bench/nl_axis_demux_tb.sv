// Random packets to two streams, byte by byte; a beat a clock.
module nl_axis_demux_tb #(
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

  wire [DATA_WIDTH-1:0] from_tdata;
  wire [DATA_WIDTH/8-1:0] from_tkeep;
  wire from_tlast, from_tdest, from_tvalid, from_tready;
  wire [DATA_WIDTH-1:0] zero_tdata;
  wire [DATA_WIDTH/8-1:0] zero_tkeep;
  wire zero_tlast, zero_tvalid, zero_tready;
  wire [DATA_WIDTH-1:0] one_tdata;
  wire [DATA_WIDTH/8-1:0] one_tkeep;
  wire one_tlast, one_tvalid, one_tready;

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
  ) zero (
      .clk   (clk),
      .fast  (fast),
      .tdata (zero_tdata),
      .tkeep (zero_tkeep),
      .tlast (zero_tlast),
      .tvalid(zero_tvalid),
      .tready(zero_tready)
  );

  axis_sink #(
      .DATA_WIDTH(DATA_WIDTH)
  ) one (
      .clk   (clk),
      .fast  (fast),
      .tdata (one_tdata),
      .tkeep (one_tkeep),
      .tlast (one_tlast),
      .tvalid(one_tvalid),
      .tready(one_tready)
  );

  nl_axis_demux #(
      .DATA_WIDTH(DATA_WIDTH)
  ) dut (
      .clk      (clk),
      .rst_n    (rst_n),
      .s_tdata  (from_tdata),
      .s_tkeep  (from_tkeep),
      .s_tlast  (from_tlast),
      .s_tdest  (from_tdest),
      .s_tvalid (from_tvalid),
      .s_tready (from_tready),
      .m0_tdata (zero_tdata),
      .m0_tkeep (zero_tkeep),
      .m0_tlast (zero_tlast),
      .m0_tvalid(zero_tvalid),
      .m0_tready(zero_tready),
      .m1_tdata (one_tdata),
      .m1_tkeep (one_tkeep),
      .m1_tlast (one_tlast),
      .m1_tvalid(one_tvalid),
      .m1_tready(one_tready)
  );

  task compare;
    int zeros, ones;
    logic [8:0] got;
    zeros = 0;
    ones  = 0;
    for (int k = 0; k < from.sent; k++) begin
      got = from.bytes[k][9] ? one.bytes[ones] : zero.bytes[zeros];
      check(got === from.bytes[k][8:0], $sformatf("byte %0d", k));
      if (from.bytes[k][9]) ones++;
      else zeros++;
    end
    check(zeros == zero.taken && ones == one.taken && zeros > 500 && ones > 500, "number of bytes");
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    on = 1'b1;
    repeat (3000) @(posedge clk);
    stop;
    compare;
    fast   = 1'b1;
    on     = 1'b1;
    earlier = from.beats;
    repeat (500) @(posedge clk);
    check(from.beats - earlier >= 490, $sformatf("%0d beats in 500 clocks", from.beats - earlier));
    stop;
    compare;
    if (failures + zero.errors + one.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #4_000_000 $display("FAIL: timeout");
    $finish;
  end
endmodule

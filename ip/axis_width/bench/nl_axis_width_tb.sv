// Random packets through the converter, byte by byte; a beat of the narrow side a clock, and no beat too
// many.
module nl_axis_width_tb #(
    parameter S_DATA_WIDTH = 32,
    parameter M_DATA_WIDTH = 8
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

  wire [S_DATA_WIDTH-1:0] from_tdata;
  wire [S_DATA_WIDTH/8-1:0] from_tkeep;
  wire from_tlast, from_tdest, from_tvalid, from_tready;
  wire [M_DATA_WIDTH-1:0] to_tdata;
  wire [M_DATA_WIDTH/8-1:0] to_tkeep;
  wire to_tlast, to_tvalid, to_tready;

  axis_source #(
      .DATA_WIDTH(S_DATA_WIDTH),
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
      .DATA_WIDTH(M_DATA_WIDTH)
  ) to (
      .clk   (clk),
      .fast  (fast),
      .tdata (to_tdata),
      .tkeep (to_tkeep),
      .tlast (to_tlast),
      .tvalid(to_tvalid),
      .tready(to_tready)
  );

  nl_axis_width #(
      .S_DATA_WIDTH(S_DATA_WIDTH),
      .M_DATA_WIDTH(M_DATA_WIDTH)
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

  // Beats that the bytes of the packets take at `width` bits.
  function automatic int beats_of(input int width);
    int inside_beat;
    beats_of    = 0;
    inside_beat = 0;
    for (int k = 0; k < from.sent; k++) begin
      inside_beat++;
      if (from.bytes[k][8] || inside_beat == width / 8) begin
        beats_of++;
        inside_beat = 0;
      end
    end
  endfunction

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    on = 1'b1;
    repeat (3000) @(posedge clk);
    stop;
    compare;
    check(to.beats == beats_of(M_DATA_WIDTH), "beats that keep nothing");
    fast   = 1'b1;
    on     = 1'b1;
    earlier = S_DATA_WIDTH < M_DATA_WIDTH ? from.beats : to.beats;
    repeat (500) @(posedge clk);
    earlier = (S_DATA_WIDTH < M_DATA_WIDTH ? from.beats : to.beats) - earlier;
    check(earlier >= 490, $sformatf("%0d beats of the narrow side in 500 clocks", earlier));
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

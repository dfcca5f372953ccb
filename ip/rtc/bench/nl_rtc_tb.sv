// Seconds of few clocks: their length, the alarm, writes, the moment that two reads see, interrupts.
module nl_rtc_tb;
  localparam CONTROL = 12'h000, FREQUENCY = 12'h004, SECONDS = 12'h008, CLOCKS = 12'h00C, ALARM = 12'h010;
  localparam IRQ_STATUS = 12'h014, IRQ_ENABLE = 12'h018;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr, irq;

  apb_driver bus (
      .*
  );

  nl_rtc dut (
      .clk          (clk),
      .rst_n        (rst_n),
      .s_apb_paddr  (paddr),
      .s_apb_psel   (psel),
      .s_apb_penable(penable),
      .s_apb_pwrite (pwrite),
      .s_apb_pwdata (pwdata),
      .s_apb_pstrb  (pstrb),
      .s_apb_prdata (prdata),
      .s_apb_pready (pready),
      .s_apb_pslverr(pslverr),
      .irq          (irq)
  );

  int failures = 0;
  logic [31:0] seconds, clocks;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  // Clocks from one interrupt of a second to the next.
  task test_length(input int length);
    time first;
    bus.write(FREQUENCY, length, 4'hF);
    bus.write(SECONDS, 32'd0, 4'hF);
    bus.write(IRQ_ENABLE, 32'd1, 4'hF);
    bus.write(IRQ_STATUS, 32'd3, 4'hF);
    wait (irq);
    first = $time;
    bus.write(IRQ_STATUS, 32'd1, 4'hF);
    check(!irq, "irq stays");
    wait (irq);
    check($time - first == 10 * length, $sformatf("a second of %0d lasts %0d", length, ($time - first) / 10));
    bus.write(IRQ_ENABLE, 32'd0, 4'hF);
  endtask

  // A second begins by a write: what SECONDS and CLOCKS say is clocks since, whatever lies between the reads.
  task test_moment;
    time began, now;
    bus.write(FREQUENCY, 32'd37, 4'hF);
    bus.write(SECONDS, 32'd1000, 4'hF);
    began = $time;
    repeat (40) begin
      bus.read(SECONDS, seconds);
      now = $time;
      repeat (3) @(posedge clk);
      #1 bus.read(CLOCKS, clocks);
      // A write acts at its last edge; a read sees what holds before the edge before its last.
      check((seconds - 1000) * 37 + clocks + 2 == 32'((now - began) / 10), "two moments are told");
      check(clocks < 37, "more clocks than a second has");
    end
  endtask

  task test_alarm;
    bus.write(FREQUENCY, 32'd50, 4'hF);
    bus.write(SECONDS, 32'd20, 4'hF);
    bus.write(ALARM, 32'd22, 4'hF);
    bus.write(IRQ_STATUS, 32'd3, 4'hF);
    bus.write(IRQ_ENABLE, 32'd2, 4'hF);
    wait (irq);
    bus.expect_read(SECONDS, 32'd22);
    bus.write(IRQ_STATUS, 32'd2, 4'hF);
    repeat (60) @(posedge clk);
    #1 check(!irq, "the alarm again");
    // Set to it at once; and stopped, no second begins.
    bus.write(SECONDS, 32'd22, 4'hF);
    check(irq, "no alarm of a second that is written");
    bus.write(CONTROL, 32'd0, 4'hF);
    bus.read(SECONDS, seconds);
    repeat (200) @(posedge clk);
    #1 bus.expect_read(SECONDS, seconds);
    bus.write(CONTROL, 32'd1, 4'hF);
    // The carry, and a write of a byte.
    bus.write(SECONDS, 32'hFFFF_FFFF, 4'hF);
    repeat (60) @(posedge clk);
    #1 bus.expect_read(SECONDS, 32'd0);
    bus.write(SECONDS, 32'h1234_5678, 4'b0100);
    bus.expect_read(SECONDS, 32'h0034_0000);
  endtask

  task test_registers;
    bus.expect_read(CONTROL, 32'd0);
    bus.expect_read(FREQUENCY, 32'd100_000_000);
    bus.expect_read(SECONDS, 32'd0);
    bus.expect_read(CLOCKS, 32'd0);
    bus.expect_read(ALARM, 32'hFFFF_FFFF);
    bus.expect_error(12'h01C);
    bus.expect_error(12'hFFC);
    bus.write(CONTROL, 32'd1, 4'hF);
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    test_registers;
    test_length(50);
    test_length(51);
    test_moment;
    test_alarm;
    if (failures + bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #500_000 $display("FAIL: timeout");
    $finish;
  end
endmodule

// Rate, prescaler, the carry between the halves as a 32-bit bus sees it, and the interrupt's exact clock.
module nl_timer_tb;
  localparam MTIME_LO = 12'h000, MTIME_HI = 12'h004, MTIMECMP_LO = 12'h008, MTIMECMP_HI = 12'h00C;
  localparam CONTROL = 12'h010, PRESCALE = 12'h014;

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

  nl_timer dut (
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
  logic [31:0] low, high;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  task set_time(input logic [63:0] value);
    bus.write(CONTROL, 32'd0, 4'hF);
    bus.write(MTIME_LO, value[31:0], 4'hF);
    bus.write(MTIME_HI, value[63:32], 4'hF);
  endtask

  task set_compare(input logic [63:0] value);
    bus.write(MTIMECMP_LO, 32'hFFFF_FFFF, 4'hF);
    bus.write(MTIMECMP_HI, value[63:32], 4'hF);
    bus.write(MTIMECMP_LO, value[31:0], 4'hF);
  endtask

  task test_registers;
    bus.expect_read(MTIME_LO, 32'd0);
    bus.expect_read(MTIME_HI, 32'd0);
    bus.expect_read(MTIMECMP_LO, 32'hFFFF_FFFF);
    bus.expect_read(MTIMECMP_HI, 32'hFFFF_FFFF);
    bus.expect_read(CONTROL, 32'd0);
    bus.expect_read(PRESCALE, 32'd0);
    bus.write(MTIMECMP_LO, 32'h1122_3344, 4'b0101);
    bus.expect_read(MTIMECMP_LO, 32'hFF22_FF44);
    bus.write(MTIMECMP_HI, 32'h5566_7788, 4'b1010);
    bus.expect_read(MTIMECMP_HI, 32'h55FF_77FF);
    bus.write(MTIME_LO, 32'hAABB_CCDD, 4'b0011);
    bus.write(MTIME_HI, 32'h1234_5678, 4'b1100);
    bus.expect_read(MTIME_LO, 32'h0000_CCDD);
    bus.expect_read(MTIME_HI, 32'h1234_0000);
    bus.write(PRESCALE, 32'hFFFF_ABCD, 4'b0010);
    bus.expect_read(PRESCALE, 32'h0000_AB00);
    bus.write(PRESCALE, 32'd0, 4'hF);
    bus.write(CONTROL, 32'hFFFF_FFFF, 4'b1110);
    bus.expect_read(CONTROL, 32'd0);
    for (int offset = 'h018; offset < 'h1000; offset = offset * 2) bus.expect_error(offset[11:0]);
    bus.expect_error(12'h01C);
    bus.expect_error(12'hFFC);
  endtask

  // Two reads 600 clocks apart (the read itself is the same length both times) differ by 600 ticks' worth.
  task test_rate(input int prescale);
    logic [31:0] first;
    set_time(64'd0);
    bus.write(PRESCALE, prescale, 4'hF);
    bus.write(CONTROL, 32'd1, 4'hF);
    bus.read(MTIME_LO, first);
    repeat (597) @(posedge clk);
    #1 bus.read(MTIME_LO, low);
    check(low - first == 600 / (prescale + 1), $sformatf("prescale %0d: %0d ticks", prescale, low - first));
  endtask

  // Around the carry, LO then HI always read one moment of the counter.
  task test_carry;
    logic [63:0] now, last;
    bus.write(PRESCALE, 32'd0, 4'hF);
    set_time(64'h0000_0007_FFFF_FFC0);
    last = 64'h0000_0007_FFFF_FFC0;
    bus.write(CONTROL, 32'd1, 4'hF);
    repeat (30) begin
      bus.read(MTIME_LO, low);
      bus.read(MTIME_HI, high);
      now = {high, low};
      check(now > last && now - last < 64'd70, $sformatf("time went from %h to %h", last, now));
      last = now;
    end
    check(high == 32'd8, "no carry");
    // The RISC-V loop: upper, lower, upper until both upper halves agree.
    set_time(64'h0000_0008_FFFF_FFF8);
    bus.write(CONTROL, 32'd1, 4'hF);
    low = 32'd0;
    now[63:32] = 32'hFFFF_FFFF;
    high = 32'd0;
    while (now[63:32] != high) begin
      bus.read(MTIME_HI, high);
      bus.read(MTIME_LO, now[31:0]);
      bus.read(MTIME_HI, now[63:32]);
    end
    check(now >= 64'h0000_0008_FFFF_FFF8 && now < 64'h0000_0009_0000_0040, "the RISC-V read loop");
  endtask

  task test_interrupt;
    set_time(64'h0000_0001_0000_0000);
    set_compare(64'h0000_0001_0000_0020);
    @(posedge clk) #1 check(!irq, "irq early");
    bus.write(CONTROL, 32'd1, 4'hF);
    // The counter is 0x20 further after 32 clocks, the registered comparison one later.
    repeat (32) @(posedge clk);
    #1 check(!irq, "irq before its time");
    @(posedge clk) #1 check(irq, "no irq in time");
    set_compare(64'h0000_0002_0000_0000);
    @(posedge clk) #1 check(!irq, "irq after moving mtimecmp");
    // Moving from 0x1_FFFFFFF0 to 0x2_00000010 must not pass through a value in the past.
    set_time(64'h0000_0001_FFFF_FFFF);
    set_compare(64'h0000_0001_FFFF_FFFF);
    repeat (2) @(posedge clk);
    #1 check(irq, "irq at equality");
    set_compare(64'h0000_0002_0000_0000);
    @(posedge clk) #1 check(!irq, "irq one tick early");
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    test_registers;
    test_rate(0);
    test_rate(1);
    test_rate(4);
    test_carry;
    test_interrupt;
    if (failures + bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #500_000 $display("FAIL: timeout");
    $finish;
  end
endmodule

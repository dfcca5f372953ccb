`timescale 1ns / 1ps

// The watchdog: bark, bite, window, wrong keys, pause, prescaler and lock.
module nl_watchdog_tb;
  localparam CLOCK = 10;
  localparam CONTROL = 12'h000, KICK = 12'h004, COUNT = 12'h008, BARK = 12'h00C, BITE = 12'h010;
  localparam WINDOW = 12'h014, PRESCALE = 12'h018, IRQ_STATUS = 12'h01C, IRQ_ENABLE = 12'h020, LOCK = 12'h024;
  localparam KEY = 32'h5AFE;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic pause = 1'b0;
  always #(CLOCK / 2) clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr;
  wire irq, bite;

  apb_driver bus (
      .*
  );

  nl_watchdog dut (
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
      .pause        (pause),
      .irq          (irq),
      .bite         (bite)
  );

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  task reset;
    @(posedge clk);
    #1 rst_n = 1'b0;
    repeat (3) @(posedge clk);
    #1 rst_n = 1'b1;
  endtask

  task clocks(input int count);
    repeat (count) @(posedge clk);
    #1;
  endtask

  // The interrupt comes from a flip-flop: a clock after its cause.
  task expect_irq(input logic expected, input string what);
    clocks(1);
    check(irq === expected, what);
  endtask

  logic [31:0] first, second;

  initial begin
    reset;
    bus.expect_read(CONTROL, 32'd0);
    bus.expect_read(BARK, 32'hFFFF_FFFF);
    bus.expect_read(LOCK, 32'd1);
    clocks(50);
    bus.expect_read(COUNT, 32'd0);

    // A tick every five clocks: 20 ticks to the bark, 30 to the bite.
    bus.write(PRESCALE, 32'd4, 4'hF);
    bus.write(BARK, 32'd20, 4'hF);
    bus.write(BITE, 32'd30, 4'hF);
    bus.write(IRQ_ENABLE, 32'd3, 4'hF);
    bus.write(CONTROL, 32'd3, 4'hF);
    bus.write(CONTROL, 32'd2, 4'hF);
    bus.expect_read(CONTROL, 32'd3);  // what counts cannot be stopped
    clocks(60);
    bus.write(KICK, KEY, 4'hF);
    bus.read(COUNT, first);
    check(first <= 2, "a kick restarts the count");
    clocks(80);
    check(!irq && !bite, "too early to bark");
    clocks(20);
    check(irq && !bite, "bark");
    bus.expect_read(IRQ_STATUS, 32'd1);
    bus.write(IRQ_STATUS, 32'd1, 4'hF);
    expect_irq(1'b0, "the bark is cleared while the count stays above its mark");
    bus.write(KICK, KEY, 4'hF);
    clocks(130);
    check(!bite, "too early to bite");
    clocks(25);
    check(bite, "bite");
    bus.write(KICK, KEY, 4'hF);
    clocks(5);
    check(bite, "the bite holds until the reset");
    reset;
    check(!bite && !irq, "quiet after the reset");

    // Faults: a wrong key, half a key, and one before the window; the count goes on.
    bus.write(WINDOW, 32'd100, 4'hF);
    bus.write(IRQ_ENABLE, 32'd2, 4'hF);
    bus.write(CONTROL, 32'd5, 4'hF);
    bus.write(KICK, KEY + 1, 4'hF);
    expect_irq(1'b1, "wrong key");
    bus.write(IRQ_STATUS, 32'd2, 4'hF);
    expect_irq(1'b0, "fault cleared");
    bus.write(KICK, KEY, 4'h1);
    expect_irq(1'b1, "half a key");
    bus.write(IRQ_STATUS, 32'd2, 4'hF);
    bus.write(KICK, KEY, 4'hF);
    expect_irq(1'b1, "before the window");
    bus.write(IRQ_STATUS, 32'd2, 4'hF);
    clocks(100);
    bus.write(KICK, KEY, 4'hF);
    expect_irq(1'b0, "within the window");
    bus.read(COUNT, first);
    check(first < 10, "a welcome kick restarts the count");

    #1 pause = 1'b1;
    bus.read(COUNT, first);
    clocks(50);
    bus.read(COUNT, second);
    check(first == second, "a pause holds the count");
    #1 pause = 1'b0;

    bus.write(LOCK, 32'd0, 4'hF);
    bus.write(LOCK, 32'd1, 4'hF);
    bus.expect_read(LOCK, 32'd0);
    bus.write(WINDOW, 32'd7, 4'hF);
    bus.expect_read(WINDOW, 32'd100);
    bus.write(CONTROL, 32'd7, 4'hF);
    bus.expect_read(CONTROL, 32'd5);
    bus.expect_error(12'h028);

    if (failures == 0 && bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #1_000_000 $display("FAIL: no end");
    $finish;
  end
endmodule

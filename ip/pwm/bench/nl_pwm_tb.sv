// Duty and period are measured at the pins, in ticks, for both ways of counting; changes take effect at
// the end of a period alone.
module nl_pwm_tb #(
    parameter CHANNELS = 4
);
  localparam CONTROL = 12'h000, PRESCALE = 12'h004, PERIOD = 12'h008, POLARITY = 12'h00C;
  localparam IRQ_STATUS = 12'h010, IRQ_ENABLE = 12'h014, DUTY = 12'h040;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr, irq;
  wire [CHANNELS-1:0] out;

  apb_driver bus (
      .*
  );

  nl_pwm #(
      .CHANNELS(CHANNELS)
  ) dut (
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
      .out          (out),
      .irq          (irq)
  );

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  // Clocks in which a channel is high and low, from one rise to the next.
  task measure(input int channel, output int high, output int low);
    while (out[channel]) @(negedge clk);
    while (!out[channel]) @(negedge clk);
    high = 0;
    low  = 0;
    while (out[channel]) begin
      high++;
      @(negedge clk);
    end
    while (!out[channel]) begin
      low++;
      @(negedge clk);
    end
  endtask

  task expect_pulse(input int channel, input int high, input int low);
    int found_high, found_low;
    measure(channel, found_high, found_low);
    check(found_high == high && found_low == low, $sformatf(
          "channel %0d: %0d high, %0d low; expected %0d and %0d", channel, found_high, found_low, high, low));
  endtask

  task expect_steady(input int channel, input logic level);
    repeat (200) begin
      @(negedge clk) check(out[channel] === level, "a steady output moved");
    end
  endtask

  task start(input logic center, input int prescale, input int period);
    bus.write(CONTROL, 32'd0, 4'hF);
    bus.write(PRESCALE, prescale, 4'hF);
    bus.write(PERIOD, period, 4'hF);
    bus.write(CONTROL, {30'd0, center, 1'b1}, 4'hF);
  endtask

  task test_duties(input logic center, input int prescale);
    int both;
    both = (prescale + 1) * (center ? 2 : 1);
    for (int i = 0; i < CHANNELS; i++) bus.write(DUTY + 12'(4 * i), 1 + 3 * i, 4'hF);
    start(center, prescale, 20);
    // The first pulse around the beginning of a period lacks its first half.
    repeat (20 * both) @(posedge clk);
    for (int i = 0; i < CHANNELS && i < 6; i++) expect_pulse(i, both * (1 + 3 * i), both * (19 - 3 * i));
    bus.write(DUTY, 32'd0, 4'hF);
    repeat (2 * 20 * both) @(posedge clk);
    expect_steady(0, 1'b0);
    bus.write(DUTY, 32'd20, 4'hF);
    repeat (2 * 20 * both) @(posedge clk);
    expect_steady(0, 1'b1);
  endtask

  // What is written in a period is seen from the next on.
  task test_takeover;
    int high, low;
    bus.write(DUTY, 32'd5, 4'hF);
    start(1'b0, 0, 100);
    measure(0, high, low);
    @(negedge clk);
    bus.write(DUTY, 32'd50, 4'hF);
    bus.write(PERIOD, 32'd70, 4'hF);
    while (!out[0]) @(negedge clk);
    expect_pulse(0, 50, 20);
  endtask

  task test_interrupt;
    start(1'b0, 0, 100);
    bus.write(IRQ_STATUS, 32'd1, 4'hF);
    check(!irq, "irq without enable");
    bus.write(IRQ_ENABLE, 32'd1, 4'hF);
    wait (irq);
    bus.write(IRQ_STATUS, 32'd1, 4'hF);
    check(!irq, "irq stays");
    fork
      begin
        wait (irq);
      end
      begin
        repeat (110) @(posedge clk);
        check(irq, "no irq within a period");
      end
    join
    bus.write(IRQ_ENABLE, 32'd0, 4'hF);
  endtask

  task test_polarity;
    start(1'b0, 0, 10);
    bus.write(DUTY, 32'd3, 4'hF);
    bus.write(POLARITY, 32'd1, 4'hF);
    repeat (30) @(posedge clk);
    expect_pulse(0, 7, 3);
    bus.write(CONTROL, 32'd0, 4'hF);
    repeat (3) @(posedge clk);
    expect_steady(0, 1'b1);
    bus.write(POLARITY, 32'd0, 4'hF);
    repeat (3) @(posedge clk);
    expect_steady(0, 1'b0);
    // A period of 0 counts as one tick, and the highest number is reached.
    start(1'b0, 0, 0);
    repeat (5) @(posedge clk);
    expect_steady(0, 1'b1);
  endtask

  task test_registers;
    bus.expect_read(CONTROL, 32'd0);
    bus.expect_read(PERIOD, 32'd1000);
    bus.expect_read(DUTY, 32'd0);
    check(out === '0 && irq === 1'b0, "outputs after reset");
    bus.write(DUTY + 12'(4 * (CHANNELS - 1)), 32'hFFFF_1234, 4'b0010);
    bus.expect_read(DUTY + 12'(4 * (CHANNELS - 1)), 32'h1200);
    bus.expect_error(DUTY + 12'(4 * CHANNELS));
    bus.expect_error(12'h018);
    bus.expect_error(12'hFFC);
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    test_registers;
    test_duties(1'b0, 0);
    test_duties(1'b0, 2);
    test_duties(1'b1, 0);
    test_duties(1'b1, 3);
    test_takeover;
    test_interrupt;
    test_polarity;
    if (failures + bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #2_000_000 $display("FAIL: timeout");
    $finish;
  end
endmodule

`timescale 1ns / 1ps

// The SPI master against spi_slave: every mode, width, bit order and prescaler; FIFOs, overrun, interrupts,
// selects.
module nl_spi_tb #(
    parameter SELECTS = 1
);
  localparam CLOCK = 10;
  localparam DATA = 12'h000, STATUS = 12'h004, CONTROL = 12'h008, CHIP_SELECT = 12'h00C;
  localparam WATERMARK = 12'h010, IRQ_STATUS = 12'h014, IRQ_ENABLE = 12'h018;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #(CLOCK / 2) clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr;
  wire sck, mosi, miso, irq;
  wire [SELECTS-1:0] cs_n;

  apb_driver bus (
      .*
  );

  spi_slave slave (
      .sck (sck),
      .cs_n(cs_n[SELECTS-1]),
      .mosi(mosi),
      .miso(miso)
  );

  nl_spi #(
      .SELECTS(SELECTS)
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
      .sck          (sck),
      .mosi         (mosi),
      .miso         (miso),
      .cs_n         (cs_n),
      .irq          (irq)
  );

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  function [15:0] outgoing(input int i);
    outgoing = 16'(40503 * i + 4660);
  endfunction

  // format: LSB first, 16 bits, CPHA, CPOL
  task configure(input logic [3:0] format, input int prescaler);
    {slave.lsb_first, slave.cpha, slave.cpol} = {format[3], format[1:0]};
    slave.bits = format[2] ? 16 : 8;
    slave.restart;
    bus.write(CONTROL, {21'd0, 3'(prescaler), 3'd0, format[2], format[3], format[1:0], 1'b1}, 4'hF);
    bus.write(CHIP_SELECT, 32'd1 << (SELECTS - 1), 4'hF);
  endtask

  task wait_idle;
    logic [31:0] status;
    status = 32'h10;
    while (status[4]) bus.read(STATUS, status);
  endtask

  task exchange(input logic [3:0] format, input int prescaler, input int count);
    logic [15:0] mask;
    mask = format[2] ? 16'hFFFF : 16'h00FF;
    for (int i = 0; i < count; i++) slave.answers[i] = ~outgoing(i + 7) & mask;
    configure(format, prescaler);
    for (int i = 0; i < count; i++) bus.write(DATA, {16'd0, outgoing(i)}, 4'hF);
    wait_idle;
    check(sck == slave.cpol, "the clock rests at its polarity");
    check(slave.frames == count, $sformatf("%0d frames, expected %0d", slave.frames, count));
    for (int i = 0; i < count; i++) begin
      check((slave.heard[i] & mask) == (outgoing(i) & mask), $sformatf("frame %0d sent", i));
      bus.expect_read(DATA, {16'd0, slave.answers[i]});
    end
    bus.expect_read(DATA, 32'h8000_0000);
    bus.write(CHIP_SELECT, 32'd0, 4'hF);
  endtask

  // From the first to the last edge of frames that follow each other without a gap: all bits but half a one.
  task test_speed(input int prescaler);
    time started, ended;
    configure(4'b0000, prescaler);
    fork
      begin
        for (int i = 0; i < 3; i++) bus.write(DATA, 32'h55, 4'hF);
      end
      begin
        @(sck) started = $time;
        repeat (47) @(sck);
        ended = $time;
      end
    join
    check(ended - started == 64'((47 << prescaler) * CLOCK), $sformatf("speed of prescaler %0d", prescaler));
    wait_idle;
    bus.write(CONTROL, 32'h0002_0001, 4'hF);
    bus.write(CHIP_SELECT, 32'd0, 4'hF);
  endtask

  task test_fifos;
    bus.write(CONTROL, 32'd0, 4'hF);
    bus.write(IRQ_STATUS, 32'hF, 4'hF);
    for (int i = 0; i < 17; i++) bus.write(DATA, i, 4'hF);
    bus.expect_read(STATUS, 32'h0000_1006);
    bus.write(WATERMARK, 32'h0000_1004, 4'hF);
    bus.write(IRQ_ENABLE, 32'h1, 4'hF);
    @(posedge clk) #1 check(!irq, "interrupt above the watermark");
    bus.write(CONTROL, 32'h0000_0001, 4'hF);
    wait (irq);
    wait_idle;
    bus.expect_read(STATUS, 32'h0010_0009);
    bus.expect_read(IRQ_STATUS, 32'hB);
    bus.write(IRQ_ENABLE, 32'h4, 4'hF);
    @(posedge clk) #1 check(!irq, "no overrun yet");
    bus.write(DATA, 32'h12, 4'hF);
    wait_idle;
    repeat (2) @(posedge clk);
    check(irq, "overrun");
    bus.write(IRQ_STATUS, 32'h4, 4'hF);
    @(posedge clk) #1 check(!irq, "overrun cleared");
    bus.write(CONTROL, 32'h0002_0001, 4'hF);
    bus.expect_read(STATUS, 32'h0000_0005);
    bus.write(CONTROL, 32'd0, 4'hF);
    bus.write(DATA, 32'h1, 4'hF);
    bus.write(CONTROL, 32'h0001_0000, 4'hF);
    bus.expect_read(STATUS, 32'h0000_0005);
    bus.expect_read(CONTROL, 32'd0);
  endtask

  initial begin
    repeat (5) @(posedge clk);
    #1 rst_n = 1'b1;
    bus.expect_read(STATUS, 32'h5);
    bus.expect_read(WATERMARK, 32'h100);
    check(cs_n == '1 && !irq, "at rest after reset");
    for (int format = 0; format < 16; format++) exchange(format[3:0], format % 3, 4);
    exchange(4'b0101, 7, 1);
    for (int prescaler = 0; prescaler < 8; prescaler++) test_speed(prescaler);
    test_fifos;
    bus.expect_error(12'h01C);
    bus.expect_error(12'hFFC);
    if (failures == 0 && bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    // In parts: Verilator takes a delay modulo 2**32 of the time precision.
    repeat (10) #1_000_000;
    $display("FAIL: no end");
    $finish;
  end
endmodule

`timescale 1ns / 1ps

// The controller at a bus with an EEPROM, in standard and in fast mode; then clock stretching, a device that
// does not answer, another controller that wins or has the bus, interrupts and registers.
module nl_i2c_tb;
  localparam CONTROL = 12'h000, TIMING = 12'h004, COMMAND = 12'h008, DATA = 12'h00C, STATUS = 12'h010;
  localparam IRQ_STATUS = 12'h014, IRQ_ENABLE = 12'h018;
  localparam START = 1, WRITE = 2, READ = 4, NACK = 8, STOP = 16;

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

  // Open-drain lines.
  wire scl_low, sda_low, slow_scl, slow_sda, fast_scl, fast_sda;
  logic other_scl = 1'b0, other_sda = 1'b0;
  wire scl = !(scl_low || slow_scl || fast_scl || other_scl);
  wire sda = !(sda_low || slow_sda || fast_sda || other_sda);
  logic is_fast = 1'b0;
  logic is_alone = 1'b0;  // no device listens
  int stretch = 0;

  nl_i2c dut (
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
      .scl          (scl),
      .scl_low      (scl_low),
      .sda          (sda),
      .sda_low      (sda_low),
      .irq          (irq)
  );

  // Each sees the bus only in its own mode, as it checks its own times.
  eeprom slow_device (
      .scl    (scl || is_fast || is_alone),
      .sda    (sda || is_fast || is_alone),
      .scl_low(slow_scl),
      .sda_low(slow_sda),
      .stretch(stretch)
  );

  eeprom #(
      .FAST(1)
  ) fast_device (
      .scl    (scl || !is_fast || is_alone),
      .sda    (sda || !is_fast || is_alone),
      .scl_low(fast_scl),
      .sda_low(fast_sda),
      .stretch(stretch)
  );

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  task command(input int what);
    logic [31:0] status;
    bus.write(COMMAND, what, 4'hF);
    bus.read(STATUS, status);
    while (status[0]) bus.read(STATUS, status);
  endtask

  task send(input int what, input logic [7:0] data, input logic refused);
    logic [31:0] status;
    bus.write(DATA, {24'd0, data}, 4'hF);
    command(what | WRITE);
    bus.read(STATUS, status);
    check(status[2] == refused, $sformatf("acknowledge of %h", data));
  endtask

  task receive(input int what, input logic [7:0] expected);
    command(what | READ);
    bus.expect_read(DATA, {24'd0, expected});
  endtask

  // Waits for the end of a write cycle as software does: by asking the device.
  task poll;
    logic [31:0] status;
    status = 32'h4;
    while (status[2]) begin
      bus.write(DATA, 32'hA0, 4'hF);
      command(START | WRITE | STOP);
      bus.read(STATUS, status);
    end
  endtask

  task test_memory(input logic fast);
    is_fast = fast;
    // 100 kbit/s, and 384 kbit/s: a quarter of a fast bit is at least half of the low time.
    bus.write(TIMING, fast ? 32'd65 : 32'd250, 4'hF);
    send(START, 8'hA0, 1'b0);
    send(0, 8'h05, 1'b0);
    for (int i = 0; i < 4; i++) send(i == 3 ? STOP : 0, 8'h31 + i[7:0], 1'b0);
    // In its write cycle the device is not there; the page has wrapped.
    send(START | STOP, 8'hA0, 1'b1);
    poll;
    send(START, 8'hA0, 1'b0);
    send(0, 8'h04, 1'b0);
    send(START, 8'hA1, 1'b0);
    receive(0, 8'hFF);
    for (int i = 0; i < 2; i++) receive(0, 8'h31 + i[7:0]);
    receive(NACK | STOP, 8'h33);
    // The current address goes on, and a repeated start chooses another.
    send(START, 8'hA1, 1'b0);
    receive(NACK | STOP, 8'hFF);
    send(START, 8'hA0, 1'b0);
    send(0, 8'h00, 1'b0);
    send(START, 8'hA1, 1'b0);
    receive(NACK | STOP, 8'h34);
    send(START | STOP, 8'hA4, 1'b1);
    bus.expect_read(STATUS, 32'h4);
    is_fast = 1'b0;
  endtask

  task test_stretching;
    stretch = 30_000;
    test_memory(1'b1);
    stretch = 0;
  endtask

  // Another controller pulls SDA low where this one sends a one: the other has the bus.
  task test_arbitration;
    bus.write(TIMING, 32'd250, 4'hF);
    bus.write(IRQ_STATUS, 32'd3, 4'hF);
    bus.write(DATA, 32'hFF, 4'hF);
    fork
      begin
        command(START | WRITE);
      end
      begin
        wait (scl_low);
        other_sda = 1'b1;
      end
    join
    bus.expect_read(IRQ_STATUS, 32'd3);
    check(!scl_low && !sda_low, "the loser holds a line");
    bus.expect_read(STATUS, 32'd2 | 32'h4);
    // A start waits until the other one has made its stop.
    fork
      begin
        send(START | STOP, 8'hA0, 1'b0);
      end
      begin
        #60_000 check(!scl_low && !sda_low, "a start while the bus is busy");
        other_scl = 1'b1;
        #5_000 other_scl = 1'b0;
        #5_000 other_sda = 1'b0;
      end
    join
    bus.write(IRQ_STATUS, 32'd3, 4'hF);
  endtask

  task test_interrupt;
    bus.write(IRQ_ENABLE, 32'd1, 4'hF);
    bus.write(IRQ_STATUS, 32'd3, 4'hF);
    check(!irq, "irq before the end");
    bus.write(DATA, 32'hA0, 4'hF);
    bus.write(COMMAND, START | WRITE | STOP, 4'hF);
    wait (irq);
    bus.expect_read(IRQ_STATUS, 32'd1);
    bus.write(IRQ_STATUS, 32'd1, 4'hF);
    check(!irq, "irq stays");
    bus.write(IRQ_ENABLE, 32'd0, 4'hF);
    // Switched off in the middle it lets go of both lines.
    is_alone = 1'b1;
    bus.write(COMMAND, START | WRITE, 4'hF);
    #30_000 bus.write(CONTROL, 32'd0, 4'hF);
    @(posedge clk) #1 check(!scl_low && !sda_low, "a line is held when off");
    bus.write(COMMAND, START | WRITE, 4'hF);
    bus.expect_read(STATUS, 32'd0);
  endtask

  task test_registers;
    bus.expect_read(CONTROL, 32'd0);
    bus.expect_read(TIMING, 32'd250);
    bus.expect_read(STATUS, 32'd0);
    check(!scl_low && !sda_low && !irq, "outputs after reset");
    bus.write(TIMING, 32'hFFFF_1234, 4'b0010);
    bus.expect_read(TIMING, 32'h12FA);
    bus.write(COMMAND, START, 4'hE);
    bus.expect_read(STATUS, 32'd0);
    bus.expect_error(12'h01C);
    bus.expect_error(12'hFFC);
    bus.write(CONTROL, 32'd1, 4'hF);
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    test_registers;
    test_memory(1'b0);
    test_memory(1'b1);
    test_stretching;
    test_arbitration;
    test_interrupt;
    if (failures + bus.errors + slow_device.errors + fast_device.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    // In parts: Verilator takes a delay modulo 2**32 of the time precision.
    repeat (12) #1_000_000;
    $display("FAIL: timeout");
    $finish;
  end
endmodule

`timescale 1ns / 1ps

// The target at a bus with a controller that the bench plays by itself, bit by bit at 400 kHz: bytes both
// ways, another address, repeated starts, a clock that is stretched for want of room and of bytes, interrupts
// and registers; and that SDA is right in time and changes while SCL is low.
module nl_i2c_target_tb;
  localparam CONTROL = 12'h000, STATUS = 12'h004, DATA = 12'h008, COMMAND = 12'h00C;
  localparam IRQ_STATUS = 12'h010, IRQ_ENABLE = 12'h014;
  localparam RECEIVED = 1, WANTED = 2, ENDED = 4;
  localparam QUARTER = 625;  // ns
  localparam logic [6:0] ADDRESS = 7'h2A;

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
  logic scl_held = 1'b0, sda_held = 1'b0;
  wire scl_low, sda_low;
  wire scl = !(scl_held || scl_low);
  wire sda = !(sda_held || sda_low);

  nl_i2c_target dut (
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

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  // The target's data: 100 ns before SCL rises (NXP UM10204, table 10), and steady while it is high.
  realtime changed = 0;
  always @(sda_low) begin
    changed = $realtime;
    check(scl === 1'b0 || !rst_n || $realtime == 0, "SDA changes while SCL is high");
  end
  always @(posedge scl) check($realtime - changed >= 100 || !rst_n, "setup of data");

  // SCL goes up when nobody holds it, a quarter of a bit later it is high. Asked again and again: Verilator
  // wakes no wait for scl, which follows what the waiting process itself has just let go.
  task let_clock_rise;
    scl_held = 1'b0;
    while (!scl) #1;
    #(QUARTER);
  endtask

  task start;
    sda_held = 1'b0;
    #(QUARTER) let_clock_rise;
    sda_held = 1'b1;
    #(QUARTER) scl_held = 1'b1;
    #(QUARTER);
  endtask

  task stop;
    sda_held = 1'b1;
    #(QUARTER) let_clock_rise;
    sda_held = 1'b0;
    #(2 * QUARTER);
  endtask

  task play_bit(input logic level, output logic seen);
    sda_held = !level;
    #(QUARTER) let_clock_rise;
    seen = sda;
    #(QUARTER) scl_held = 1'b1;
    #(QUARTER);
  endtask

  task send(input logic [7:0] data, input logic refused);
    logic seen;
    for (int k = 7; k >= 0; k--) play_bit(data[k], seen);
    play_bit(1'b1, seen);
    check(seen === refused, $sformatf("acknowledge of %h", data));
  endtask

  task receive(input logic [7:0] expected, input logic last);
    logic [7:0] got;
    logic seen;
    for (int k = 7; k >= 0; k--) play_bit(1'b1, got[k]);
    play_bit(last, seen);
    check(got === expected, $sformatf("byte %h, expected %h", got, expected));
  endtask

  task test_writes;
    bus.write(IRQ_STATUS, ENDED, 4'hF);
    start;
    send({ADDRESS, 1'b0}, 1'b0);
    bus.expect_read(STATUS, 32'h0000_0005);
    for (int k = 0; k < 5; k++) send(8'hC5 + 8'(17 * k), 1'b0);
    bus.expect_read(IRQ_STATUS, RECEIVED);
    stop;
    bus.expect_read(IRQ_STATUS, RECEIVED | ENDED);
    bus.expect_read(STATUS, 32'h0000_0500);
    for (int k = 0; k < 5; k++) bus.expect_read(DATA, {24'd0, 8'hC5 + 8'(17 * k)});
    bus.expect_read(DATA, 32'h8000_0000);
    // Others are addressed.
    bus.write(IRQ_STATUS, ENDED, 4'hF);
    start;
    send({ADDRESS ^ 7'h40, 1'b0}, 1'b1);
    send(8'h55, 1'b1);
    stop;
    start;
    send({ADDRESS ^ 7'h01, 1'b1}, 1'b1);
    stop;
    bus.expect_read(STATUS, 32'h4);
    bus.expect_read(IRQ_STATUS, 32'd0);
  endtask

  task test_reads;
    for (int k = 0; k < 4; k++) bus.write(DATA, 32'hFFFF_FF00 | 32'(8'h3A + 8'(29 * k)), 4'hF);
    bus.expect_read(STATUS, 32'h0004_0004);
    start;
    send({ADDRESS, 1'b1}, 1'b0);
    for (int k = 0; k < 3; k++) receive(8'h3A + 8'(29 * k), k == 2);
    stop;
    // One is left, and goes out at the next read; behind a repeated start too.
    bus.expect_read(STATUS, 32'h0001_0004);
    start;
    send({ADDRESS, 1'b0}, 1'b0);
    send(8'h77, 1'b0);
    bus.write(IRQ_STATUS, ENDED, 4'hF);
    start;
    bus.expect_read(IRQ_STATUS, RECEIVED | ENDED);
    send({ADDRESS, 1'b1}, 1'b0);
    receive(8'h3A + 8'(29 * 3), 1'b1);
    stop;
    bus.expect_read(DATA, 32'h77);
  endtask

  // The FIFO is full, then empty: the clock waits for software.
  task test_stretching;
    realtime began;
    start;
    send({ADDRESS, 1'b0}, 1'b0);
    for (int k = 0; k < 16; k++) send(8'(k), 1'b0);
    began = $realtime;
    // Branches in begin and end: Verilator makes several of a loop, a call or a delay without.
    fork
      begin
        send(8'h10, 1'b0);
      end
      begin
        #60_000 bus.expect_read(DATA, 32'd0);
      end
    join
    check($realtime - began > 60_000, "a byte without room");
    stop;
    for (int k = 1; k <= 16; k++) bus.expect_read(DATA, 32'(k));
    bus.write(IRQ_ENABLE, WANTED, 4'hF);
    start;
    fork
      begin
        send({ADDRESS, 1'b1}, 1'b0);
        receive(8'h9C, 1'b0);
        receive(8'h31, 1'b1);
      end
      begin
        wait (irq);
        #50_000 check(!scl, "the clock does not wait for a byte");
        bus.write(DATA, 32'h9C, 4'hF);
        wait (!irq);
        wait (irq);
        bus.write(DATA, 32'h31, 4'hF);
      end
    join
    stop;
    bus.write(IRQ_ENABLE, 32'd0, 4'hF);
  endtask

  task test_registers;
    bus.expect_read(CONTROL, 32'd0);
    bus.expect_read(STATUS, 32'h4);
    bus.expect_error(12'h018);
    check(!scl_low && !sda_low && !irq, "outputs after reset");
    // Off, it answers nobody.
    start;
    send({ADDRESS, 1'b0}, 1'b1);
    stop;
    bus.write(CONTROL, {17'd0, ADDRESS, 8'd1}, 4'hF);
    // What is cleared is gone.
    bus.write(DATA, 32'h11, 4'hF);
    bus.write(COMMAND, 32'd1, 4'hF);
    bus.expect_read(STATUS, 32'h4);
    start;
    send({ADDRESS, 1'b0}, 1'b0);
    send(8'h12, 1'b0);
    stop;
    bus.write(COMMAND, 32'd2, 4'hF);
    bus.expect_read(STATUS, 32'h4);
    // Switched off while it holds the clock it lets go.
    start;
    send({ADDRESS, 1'b1}, 1'b0);
    scl_held = 1'b0;
    #10_000 check(!scl, "the clock is not held");
    bus.write(CONTROL, {17'd0, ADDRESS, 8'd0}, 4'hF);
    #1_000 check(scl && sda, "a line is held when off");
    bus.write(CONTROL, {17'd0, ADDRESS, 8'd1}, 4'hF);
    scl_held = 1'b1;
    stop;
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    test_registers;
    test_writes;
    test_reads;
    test_stretching;
    if (failures + bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #3_000_000 $display("FAIL: timeout");
    $finish;
  end
endmodule

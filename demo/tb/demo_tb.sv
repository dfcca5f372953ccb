`timescale 1ns / 1ps

// The demo SoC in its surroundings: the serial line is looped back and listened to, GPIO0's outputs lead to
// GPIO1's inputs, SPI0 hears itself and SPI1 its inverse. PASS needs the program's own verdict, the text on
// the line, the pulses on the pins, and a watchdog that does not bite.
// Files are named from the folder that holds demo.soc.json: start the simulation there.
module demo_tb;
  localparam CLOCK = 10;
  localparam CLOCKS_A_BIT = 16;  // as sw/demo.prog sets the divisor
  localparam LENGTH = 32;
  localparam [8*LENGTH-1:0] EXPECTED = "Hello, Netloom!\nAll is working.\n";

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #(CLOCK / 2) clk = !clk;

  wire uart_tx, done, failed, watchdog_bite;
  wire spi0_sck, spi0_mosi, spi0_cs_n, spi1_sck, spi1_mosi, spi1_cs_n;
  wire [15:0] gpio0_out, gpio0_oe;
  wire [7:0] gpio1_out, gpio1_oe;

  demo_soc dut (
      .clk          (clk),
      .rst_n        (rst_n),
      .uart_rx      (uart_tx),
      .uart_tx      (uart_tx),
      .gpio0_in     (16'h5A3C),
      .gpio0_out    (gpio0_out),
      .gpio0_oe     (gpio0_oe),
      .gpio1_in     (gpio0_out[7:0] & gpio0_oe[7:0]),
      .gpio1_out    (gpio1_out),
      .gpio1_oe     (gpio1_oe),
      .spi0_sck     (spi0_sck),
      .spi0_mosi    (spi0_mosi),
      .spi0_miso    (spi0_mosi),
      .spi0_cs_n    (spi0_cs_n),
      .spi1_sck     (spi1_sck),
      .spi1_mosi    (spi1_mosi),
      .spi1_miso    (!spi1_mosi),
      .spi1_cs_n    (spi1_cs_n),
      .watchdog_bite(watchdog_bite),
      .done         (done),
      .failed       (failed)
  );

  wire [8*LENGTH-1:0] text;
  int count, errors;

  uart_monitor #(
      .BIT_TIME(CLOCKS_A_BIT * CLOCK),
      .LENGTH  (LENGTH)
  ) monitor (
      .line  (uart_tx),
      .text  (text),
      .count (count),
      .errors(errors)
  );

  int blinks = 0;
  always @(posedge gpio0_out[1]) if (gpio0_oe[1]) blinks++;

  int spi0_edges = 0, spi1_edges = 0;
  always @(posedge spi0_sck) if (!spi0_cs_n) spi0_edges++;
  always @(negedge spi1_sck) if (!spi1_cs_n) spi1_edges++;

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  initial begin
    repeat (10) @(posedge clk);
    #1 rst_n = 1'b1;
    wait (done);
    check(!failed, "the program failed");
    check(text === EXPECTED && count == LENGTH, "the text on the serial line differs");
    check(errors == 0, "parity or stop bits are wrong");
    check(blinks == 3, $sformatf("pin 1 of GPIO0 blinked %0d times, expected 3", blinks));
    check(gpio0_oe == 16'h00FF && gpio1_oe == 8'h00, "output enables");
    check(spi0_edges == 24 && spi1_edges == 16, "clocks of the SPI frames");
    check(!watchdog_bite, "the watchdog bit");
    if (failures == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #(200_000 * CLOCK) $display("FAIL: no end after 200000 clocks");
    $finish;
  end
endmodule

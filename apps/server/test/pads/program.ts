import { PADS_BASE } from './socWithPads.ts';

/** Stack in the SRAM, then `main`. */
export const START = `
.section .text.start
.globl _start
_start:
  li sp, 0x20010000
  call main
1: j 1b
`;

/** Everything in the ROM, from the first instruction on. */
export const LAYOUT = `SECTIONS {
  .rom 0 : { *(.text.start) *(.text*) *(.rodata*) *(.srodata*) }
}
`;

/** Speaks at home, moves while nobody listens and speaks away, hears a character there, and sleeps until a pulse wakes it. */
export const PROGRAM = `
#include "pads.h"
#define PADS ${PADS_BASE}u
static volatile uint32_t *const uart = (volatile uint32_t *)0x80009000u;
static void say(const char *text) {
  for (; *text; text++) {
    uart[0] = (uint8_t)*text;
    while (uart[1] & (1u << 4) || !(uart[1] & 1u)) {}
  }
}
static uint32_t hear(void) {
  uint32_t heard;
  do heard = uart[0]; while (heard >> 31);
  return heard & 0xffu;
}
int main(void) {
  PADS_APPLY(PADS, pads_home);
  uart[2] = 3;
  say("home\\n");
  PADS_RELEASE(PADS, pads_home);
  PADS_APPLY(PADS, pads_away);
  char heard[] = "?\\n";
  heard[0] = (char)hear();
  say(heard);
  *pads_register(PADS, PADS_SLEEP_P3) = 1u | 2u << 1;
  *pads_register(PADS, 0x1000) = 4u << 8 | PADS_SOURCE_P0 << 16 | 4u << 1;
  *pads_register(PADS, 0x1000) = 4u << 8 | PADS_SOURCE_P0 << 16 | 4u << 1 | 1u;
  say("sleep\\n");
  while (!(*pads_register(PADS, PADS_SLEEP_P3) & 0x100u)) {}
  while (!(*pads_register(PADS, 0x1100) & 1u)) {}
  *pads_register(PADS, 0x1000) = 0;
  *pads_register(PADS, PADS_SLEEP_P3) = 0;
  say("awake\\n");
  return 0;
}
`;

/** The pads from outside: what each says as a serial line, an answer typed at P2, and a night with a pulse at P0. */
export const BENCH = `\`timescale 1ns/1ps
module bench;
  localparam int BIT = 160;
  logic clk = 0, rst_n = 1, sleep = 0, wakeup;
  int lines = 0;
  logic [3:0] pad_in, pad_out, pad_oe, outside = '1;
  always #5 clk = !clk;
  // Firmware answers at once.
  logic woken = 0;
  always @(posedge wakeup) woken = 1;
  // A pad that nobody drives is pulled up from outside.
  assign pad_in = (pad_out & pad_oe) | (outside & ~pad_oe);
  padded dut (
    .clk, .rst_n, .sleep, .wakeup, .pad_in, .pad_out, .pad_oe,
    .gpio0_in(16'd0), .gpio0_oe(), .gpio0_out(), .spi0_cs_n(), .spi0_miso(1'b0), .spi0_mosi(), .spi0_sck(), .watchdog_bite()
  );
  for (genvar pad = 0; pad < 4; pad++) begin : listen
    logic [7:0] heard;
    always begin
      @(negedge pad_in[pad]);
      if (pad_oe[pad]) begin
        #(BIT / 2);
        for (int index = 0; index < 8; index++) #BIT heard[index] = pad_in[pad];
        #BIT if (pad_in[pad] !== 1) $display("framing error at P%0d", pad);
        $display("P%0d %0d", pad, heard);
        if (pad == 3 && heard == "\\n") lines++;
      end
    end
  end
  task type_in(input [7:0] character);
    outside[2] = 0; #BIT;
    for (int index = 0; index < 8; index++) begin outside[2] = character[index]; #BIT; end
    outside[2] = 1; #BIT;
  endtask
  always @(posedge clk) if (rst_n && (pad_oe & 4'b0101) != 0) begin $display("an input is driven"); $finish; end
  initial begin
    // An edge, for what is reset asynchronously and has no clock yet.
    #1 rst_n = 0;
    #100 rst_n = 1;
    wait (pad_oe == 4'b1000);
    #1000 type_in("x");
    wait (lines == 2); #2000;
    @(negedge clk) sleep = 1; #200;
    $display("asleep %b", pad_oe[3]);
    outside[0] = 0; #20; outside[0] = 1; #500;
    $display("short pulse %b", woken);
    outside[0] = 0; #1000; outside[0] = 1; #500;
    $display("long pulse %b", woken);
    @(negedge clk) sleep = 0;
    wait (lines == 3); #1000 $finish;
  end
  initial #300_000 begin $display("too long"); $finish; end
endmodule
`;

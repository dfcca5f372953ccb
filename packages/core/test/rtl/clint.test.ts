import { expect, test } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import { clint } from '../../src/rtl/clint/clint.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { simulate } from './icarus.ts';

const options = PRESETS.micro;

/** Registers of RISC-V ACLINT 1.0 in the layout of SiFive's CLINT. */
const BENCH = `
module bench;
  logic clk = 0, rst_n = 0, select = 0, we = 0;
  logic [15:0] offset = 0;
  logic [3:0] be = 15;
  logic [31:0] wdata = 0;
  wire [31:0] rdata;
  wire [63:0] mtime;
  wire irq_software, irq_timer;
  always #5 clk = !clk;
  ${options.name}_clint dut (.clk, .rst_n, .select, .we, .word(offset[15:2]), .be, .wdata, .rdata, .mtime, .irq_software, .irq_timer);

  task write(input [15:0] at, input [31:0] data, input [3:0] lanes);
    begin
      select = 1; we = 1; offset = at; wdata = data; be = lanes;
      @(posedge clk) #1 select = 0;
      we = 0;
    end
  endtask
  task see(input [15:0] at);
    begin
      select = 1; offset = at;
      @(posedge clk) #1 select = 0;
      $display("%h %h", at, rdata);
    end
  endtask
  initial begin
    repeat (2) @(posedge clk);
    #1 rst_n = 1;
    see(16'h0000); see(16'h4000); see(16'h4004); see(16'hbffc);
    write(16'h0000, 32'hffffffff, 15); see(16'h0000);
    $display("software %b timer %b", irq_software, irq_timer);
    write(16'h0000, 32'h0, 4'b1110); see(16'h0000);
    write(16'h0000, 32'h0, 4'b0001); see(16'h0000);
    write(16'h4000, 32'h11223344, 4'b0101); see(16'h4000);
    write(16'h0004, 32'h1, 15); see(16'h0004); see(16'h8000); see(16'h0000);
    // From 0x1_FFFFFFF0 on, the timer rings at 0x2_00000008.
    write(16'h4004, 32'h2, 15); write(16'h4000, 32'h8, 15);
    write(16'hbffc, 32'h1, 15); write(16'hbff8, 32'hfffffff0, 15);
    see(16'hbff8); see(16'hbffc);
    while (!irq_timer) @(posedge clk) #1;
    $display("rings after %h", mtime);
    write(16'h4004, 32'h3, 15); @(posedge clk) #1 $display("timer %b", irq_timer);
    $finish;
  end
endmodule
`;

test('the CLINT keeps its registers and rings in time', async () => {
  const said = await simulate([moduleText(options, clint), BENCH]);
  expect(said.split('\n')).toEqual([
    '0000 00000000',
    '4000 ffffffff',
    '4004 ffffffff',
    'bffc 00000000',
    '0000 00000001',
    'software 1 timer 0',
    // The byte with the bit was not written.
    '0000 00000001',
    '0000 00000000',
    '4000 ff22ff44',
    // There is one hart alone, and nothing between the registers.
    '0004 00000000',
    '8000 00000000',
    '0000 00000000',
    'bff8 fffffff0',
    'bffc 00000001',
    // Compared at 0x2_00000008 and seen in the next cycle.
    'rings after 0000000200000009',
    'timer 0',
  ]);
});

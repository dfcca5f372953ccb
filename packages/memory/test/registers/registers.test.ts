import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMemory, memoryRegisterFile } from '@netloom/memory';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { memoryOf, rtlOf } from '../rtl/prove.ts';

const driver = readFileSync(join(import.meta.dirname, '../../../../ip/bench/apb_driver.sv'), 'utf8');

const MEMORY = memoryOf({
  ...{ depth: 16, width: 32, maskBits: 8, target: 'flops', bus: 'apb', ecc: 'secded' },
  ...{ registers: true, scrub: 4, bist: {} },
});

/** What firmware sees, step by step: `name value` lines of a bench that has the data at one APB and the registers at another. */
async function seen(mutate = (rtl: string) => rtl): Promise<Record<string, number>> {
  const bench = `module bench;
  logic clk = 0, rst_n = 0;
  always #5 clk = !clk;
  wire [5:0] d_paddr; wire [7:0] c_paddr;
  wire d_psel, d_penable, d_pwrite, d_pready, d_pslverr, c_psel, c_penable, c_pwrite, c_pready, c_pslverr;
  wire [31:0] d_pwdata, d_prdata, c_pwdata, c_prdata;
  wire [3:0] d_pstrb, c_pstrb;
  apb_driver #(.ADDRESS_BITS(6)) data (.clk(clk), .paddr(d_paddr), .psel(d_psel), .penable(d_penable),
    .pwrite(d_pwrite), .pwdata(d_pwdata), .pstrb(d_pstrb), .prdata(d_prdata), .pready(d_pready),
    .pslverr(d_pslverr));
  apb_driver #(.ADDRESS_BITS(8)) ctl (.clk(clk), .paddr(c_paddr), .psel(c_psel), .penable(c_penable),
    .pwrite(c_pwrite), .pwdata(c_pwdata), .pstrb(c_pstrb), .prdata(c_prdata), .pready(c_pready),
    .pslverr(c_pslverr));
  ram dut (.clk(clk), .rst_n(rst_n), .s_apb_paddr(d_paddr), .s_apb_psel(d_psel), .s_apb_penable(d_penable),
    .s_apb_pwrite(d_pwrite), .s_apb_pwdata(d_pwdata), .s_apb_pstrb(d_pstrb), .s_apb_prdata(d_prdata),
    .s_apb_pready(d_pready), .s_apb_pslverr(d_pslverr),
    .s_ctl_paddr(c_paddr), .s_ctl_psel(c_psel), .s_ctl_penable(c_penable), .s_ctl_pwrite(c_pwrite),
    .s_ctl_pwdata(c_pwdata), .s_ctl_pstrb(c_pstrb), .s_ctl_prdata(c_prdata), .s_ctl_pready(c_pready),
    .s_ctl_pslverr(c_pslverr));
  logic [31:0] got;
  logic failed;
  task tell(input string what, input logic [7:0] register);
    ctl.read(register, got);
    $display("%0s %0d", what, got);
  endtask
  initial begin
    repeat (3) @(posedge clk);
    #1 rst_n = 1;
    ctl.write(8'h24, 32'd0, 4'hf);            // no scrubbing for now
    ctl.write(8'h40, 32'd1, 4'hf);            // self-test
    tell("started", 8'h40);
    repeat (16 * 10 * 7 + 10) @(posedge clk);
    tell("ended", 8'h40);
    tell("failures", 8'h44);
    data.read(6'h3c, got);
    $display("cleared %0d", got);
    data.write(6'h08, 32'h1234_5678, 4'hf);
    ctl.write(8'h20, 32'd1, 4'hf);            // one wrong bit in word 3
    data.write(6'h0c, 32'hcafe_0001, 4'hf);
    tell("armed", 8'h20);
    data.read(6'h0c, got);
    $display("right %0d", got == 32'hcafe_0001);
    tell("corrected", 8'h00);
    tell("word", 8'h04);
    ctl.write(8'h20, 32'd3, 4'hf);            // two in word 5
    data.write(6'h14, 32'h5555_5555, 4'hf);
    data.transfer(1'b0, 6'h14, 32'd0, 4'd0, got, failed);
    $display("refused %0d", failed);
    tell("uncorrected", 8'h08);
    tell("lost", 8'h0c);
    ctl.write(8'h24, 32'd1, 4'hf);            // the scrubber puts word 3 right
    repeat (200) @(posedge clk);
    ctl.write(8'h24, 32'd0, 4'hf);
    ctl.write(8'h00, 32'd0, 4'hf);
    data.read(6'h0c, got);
    $display("still %0d", got == 32'hcafe_0001);
    tell("scrubbed", 8'h00);
    $display("unasked %0d", data.errors + ctl.errors);
    dut.u_core.u_array.u_c0_b0.mem[7] = '0;
    force dut.u_core.u_array.u_c0_b0.a_wdata[33] = 1'b0;   // stuck at 0
    ctl.write(8'h40, 32'd1, 4'hf);
    repeat (16 * 10 * 7 + 10) @(posedge clk);
    tell("found", 8'h40);
    tell("bits0", 8'h50);
    tell("bits1", 8'h54);
    $finish;
  end
endmodule
`;
  const files = {
    'ram.sv': mutate(rtlOf(MEMORY)),
    'regs.sv': memoryRegisterFile(MEMORY),
    'driver.sv': driver,
    'bench.sv': bench,
  };
  const { steps } = await prove({
    files,
    steps: [
      ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', ...Object.keys(files)],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  const lines = [...steps[1]!.stdout.matchAll(/^(\w+) (\d+)$/gm)];
  return Object.fromEntries(lines.map(([, name, value]) => [name!, Number(value)]));
}

const RUNNING = 2;
const DONE = 4;
const FAILED = 8;

const EXPECTED = {
  ...{ started: RUNNING, ended: DONE, failures: 0, cleared: 0 },
  ...{ armed: 0, right: 1, corrected: 1, word: 3, refused: 1, uncorrected: 1, lost: 5 },
  ...{ still: 1, scrubbed: 0, unasked: 0, found: DONE + FAILED, bits0: 0, bits1: 2 },
};

describe('the registers of a memory', () => {
  it('start the self-test, invert bits, count errors with their words, and pace the scrubber', async () => {
    expect(await seen()).toEqual(EXPECTED);
  }, 60_000);

  it.each<[string, string | RegExp, string]>([
    [
      'the address is that of the last masked write',
      'a_fault_addr <= q_a_addr',
      'a_fault_addr <= a_merge_addr',
    ],
    ['an injection stays', /assign injected = .*;/, "assign injected = 1'b0;"],
    ['the scrubber does not write', /a_writes_back = .*;/, 'a_writes_back = !a_scrubbing;'],
    ['two wrong bits count as one', /word\[0\] \^ \(syndrome/, 'word[1] ^ (syndrome'],
  ])(
    'are told wrong where %s',
    async (_, from, to) => {
      expect(rtlOf(MEMORY).replace(from, to)).not.toBe(rtlOf(MEMORY));
      expect(await seen((rtl) => rtl.replace(from, to))).not.toEqual(EXPECTED);
    },
    60_000,
  );

  it.each([MEMORY, memoryOf({ target: 'flops', ports: '2rw', ecc: 'parity', registers: true })])(
    'have a header that compiles without a warning',
    async (memory) => {
      const header = generateMemory(memory).files.find(({ path }) => path === 'sw/ram.h')!.text;
      const main = `#include "ram.h"
int main(void) {
  ${memory.bist === undefined ? 'struct ram_errors_b e = ram_take_errors_b(0x1000); return (int)e.uncorrected;' : 'ram_bist_start(0x1000); ram_inject(0x1000, 3); ram_scrub_every(0x1000, 0); return ram_bist_result(0x1000) + (int)ram_take_errors(0x1000).corrected;'}
}
`;
      const { steps } = await prove({
        files: { 'ram.h': header, 'main.c': main },
        steps: [
          ['gcc', '-std=c99', '-Wall', '-Wextra', '-Wpedantic', '-Werror', '-c', 'main.c', '-o', 'main.o'],
        ],
      });
      expect(steps[0]!.stderr).toBe('');
    },
  );
});

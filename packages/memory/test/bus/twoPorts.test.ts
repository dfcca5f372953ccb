import { Memory, generateMemory } from '@netloom/memory';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { memoryOf, rtlOf } from '../rtl/prove.ts';
import type { MemoryText } from '../rtl/prove.ts';

const BASE: MemoryText = { target: 'flops', depth: 64, width: 32, maskBits: 8, readDuringWrite: 'new' };

const SIGNALS: readonly (readonly [name: string, width: number])[] = [
  ...(['psel', 'penable', 'pwrite', 'pready', 'pslverr'] as const).map((name) => [name, 1] as const),
  ['paddr', 8],
  ['pwdata', 32],
  ['pstrb', 4],
  ['prdata', 32],
];

/** Two APB managers at once against one array of bytes; each has half of the words for its own writes. */
function bench(memory: Memory, sides: readonly string[]): string {
  const [first, second] = sides;
  const side = (of: string) => `
  wire ${SIGNALS.map(([name, bits]) => `${bits > 1 ? `[${bits - 1}:0] ` : ''}${of}_${name}`).join('; wire ')};
  apb #(.W(8)) bus_${of} (.clk(clk), ${SIGNALS.map(([name]) => `.${name}(${of}_${name})`).join(', ')});`;
  return `module apb #(parameter W = 8) (input clk, output reg [W-1:0] paddr, output reg psel, penable, pwrite,
  output reg [31:0] pwdata, output reg [3:0] pstrb, input [31:0] prdata, input pready, pslverr);
  initial {psel, penable, pwrite} = 0;
  task transfer(input write, input [W-1:0] at, input [31:0] data, input [3:0] strobes, output [31:0] got, output bad);
    psel = 1; penable = 0; pwrite = write; paddr = at; pwdata = data; pstrb = write ? strobes : 0;
    @(posedge clk); #1 penable = 1;
    @(negedge clk);
    while (!pready) @(negedge clk);
    got = prdata; bad = pslverr;
    @(posedge clk); #1 psel = 0; penable = 0;
  endtask
endmodule
module bench;
  reg clk = 0, rst_n = 0;
  always #5 clk = !clk;${sides.map(side).join('')}
  ram dut (.clk(clk), .rst_n(rst_n),
    ${sides.flatMap((of) => SIGNALS.map(([name]) => `.s_${of}_apb_${name}(${of}_${name})`)).join(', ')});
  reg [7:0] model [0:255];
  integer errors = 0, reads = 0, denied = 0;
  reg [31:0] got_a, got_b; reg bad_a, bad_b;
  task put(input integer word, input [31:0] data, input [3:0] strobes);
    for (int lane = 0; lane < 4; lane++) if (strobes[lane]) model[4*word+lane] = data[8*lane+:8];
  endtask
  function [31:0] held(input integer word);
    held = {model[4*word+3], model[4*word+2], model[4*word+1], model[4*word]};
  endfunction
  task judge(input may, input write, input integer word, input [31:0] got, input bad);
    if (!may) begin denied++; if (!bad) errors++; end
    else if (bad) errors++;
    else if (!write) begin reads++; if (got !== held(word)) errors++; end
  endtask
  task automatic turn(input integer of, input integer round);
    reg write; integer word; reg [31:0] data, got; reg [3:0] strobes; reg bad, may;
    write = $urandom; word = 32*of + $urandom % 32; data = $urandom; strobes = $urandom;
    if (of == 0) begin
      bus_${first}.transfer(write, 8'(4*word), data, strobes, got, bad);
      may = write ? ${memory.ports === '1r1w' ? '0' : '1'} : 1;
    end else begin
      bus_${second}.transfer(write, 8'(4*word), data, strobes, got, bad);
      may = write ? ${memory.ports === '1rw1r' ? '0' : '1'} : ${memory.ports === '1r1w' ? '0' : '1'};
    end
    judge(may, write, word, got, bad);
    if (write && may) put(word, data, strobes);
  endtask
  initial begin
    repeat (3) @(posedge clk);
    #1 rst_n = 1;
    for (int word = 0; word < 64; word++) begin
      reg [31:0] data, got; reg bad;
      data = $urandom;
      bus_${memory.ports === '1r1w' ? second : first}.transfer(1, 8'(4*word), data, 4'hf, got, bad);
      if (bad) errors++;
      put(word, data, 4'hf);
    end
    fork
      for (int round = 0; round < 800; round++) turn(0, round);
      for (int round = 0; round < 800; round++) turn(1, round);
    join
    // Each sees what the other one wrote.
    for (int word = 0; word < 64; word++) begin
      reg [31:0] got; reg bad;
      bus_${first}.transfer(0, 8'(4*word), 0, 0, got, bad);
      judge(1, 0, word, got, bad);
    end
    $display("errors %0d reads %0d denied %0d", errors, reads, denied);
    $finish;
  end
endmodule
`;
}

async function simulated(text: MemoryText, mutate = (rtl: string) => rtl) {
  const memory = memoryOf({ ...BASE, ...text, bus: 'apb' });
  const names = memory.ports === '1r1w' ? ['r', 'w'] : ['a', 'b'];
  const { steps } = await prove({
    files: { 'ram.sv': mutate(rtlOf(memory)), 'bench.sv': bench(memory, names) },
    steps: [
      ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', 'ram.sv', 'bench.sv'],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  const [, errors, reads, denied] = /errors (\d+) reads (\d+) denied (\d+)/
    .exec(steps[1]!.stdout)!
    .map(Number);
  return { errors: errors!, reads: reads!, denied: denied! };
}

describe('a bus for each of two ports', () => {
  it.each<[string, MemoryText, boolean]>([
    ['that read and write', { ports: '2rw' }, false],
    ['of which one only reads', { ports: '1rw1r' }, true],
    ['of which one only reads, with masks under SECDED', { ports: '1rw1r', ecc: 'secded' }, true],
    ['of which one reads and one writes, late', { ports: '1r1w', latency: 2 }, true],
  ])(
    '%s: both at once do what an array of bytes does, and what a port cannot is refused',
    async (_, text, refuses) => {
      const { errors, reads, denied } = await simulated(text);
      expect(errors).toBe(0);
      expect(reads).toBeGreaterThan(400);
      expect(denied > 100).toBe(refuses);
    },
    60_000,
  );

  it('is told wrong where what is refused is done, or what is done is refused', async () => {
    const silent = (rtl: string) => rtl.replace('s_apb_pwrite ? !WRITES : !READS', "1'b0");
    expect((await simulated({ ports: '1rw1r' }, silent)).errors).toBeGreaterThan(0);
    const swapped = (rtl: string) =>
      rtl.replace(/\.s_apb_pwrite( *)\(s_b_apb_pwrite\)/, '.s_apb_pwrite$1(s_a_apb_pwrite)');
    expect((await simulated({ ports: '2rw' }, swapped)).errors).toBeGreaterThan(0);
  }, 60_000);

  it.each(['axi4', 'axi4lite', 'apb'] as const)(
    '%s is clean in Verilator, and an interface of the block',
    async (bus) => {
      for (const ports of ['2rw', '1rw1r', '1r1w'] as const) {
        const memory = Memory.parse({ ...memoryOf({ ...BASE, ports, bus, target: 'flops' }) });
        const { descriptor } = generateMemory(memory);
        expect(descriptor!.busInterfaces.map(({ name }) => name).length).toBe(2);
        const { steps } = await prove({
          files: { 'ram.sv': rtlOf(memory) },
          steps: [
            ['verilator', '--lint-only', '-Wall', '-Wno-DECLFILENAME', '--top-module', 'ram', 'ram.sv'],
          ],
        });
        expect(steps[0]!.stdout + steps[0]!.stderr).toBe('');
      }
    },
    60_000,
  );
});

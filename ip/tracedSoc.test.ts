import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRESETS, generateCore, pieceFiles } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { Profile, decodeBytes, tracedProgram } from '@netloom/core/trace';
import { IpDescriptor, SocDocument } from '@netloom/model';
import { elaborate, readRegisterMap } from '@netloom/registers';
import { REGISTER_OUTPUTS } from '@netloom/registers/outputs';
import { createLibrary, generate, libraryEntry } from '@netloom/soc';
import { run } from './test/run.ts';

const { micro } = PRESETS;
const options: CoreOptions = {
  ...micro,
  name: 'told',
  base: { ...micro.base, resetVector: '0x00000000' },
  auxiliary: { ...micro.auxiliary, externalInterrupts: false, trace: 8 },
};

const LINKS = [
  ['cpu0.m_axil_i', 'xbar0.s'],
  ['cpu0.m_axil_d', 'xbar0.s'],
  ['cpu0.m_axis_trace', 'ring0.s'],
  ['ring0.m_axil', 'xbar0.s'],
  ['xbar0.m', 'rom0.s_axil'],
  ['xbar0.m', 'sram0.s_axil'],
  ['xbar0.m', 'bridge0.s'],
  ['bridge0.m', 'ring0.s_apb'],
] as const;
const BLOCKS = ['cpu0', 'rom0', 'sram0', 'xbar0', 'bridge0', 'ring0'];

const soc = (cpu: string): SocDocument =>
  SocDocument.parse({
    ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:little:1.0', name: 'little' },
    clocks: { clk: { frequency: 40_000_000 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    instances: {
      cpu0: { ip: cpu },
      rom0: { ip: 'netloom:ip:rom:1.0', parameters: { INIT_FILE: '"rom.hex"' } },
      sram0: { ip: 'netloom:ip:sram:1.0' },
      ring0: { ip: 'netloom:ip:axis_ring:1.0' },
      xbar0: { ip: 'netloom:interconnect:axi4lite_crossbar:1.0' },
      bridge0: { ip: 'netloom:interconnect:axi4lite_apb_bridge:1.0' },
    },
    interfaceConnections: LINKS.map(([manager, subordinate]) => ({ manager, subordinate })),
    portConnections: ['clk', 'rst_n'].flatMap((from) =>
      BLOCKS.map((name) => ({ from, to: `${name}.${from}` })),
    ),
    addressMap: {
      'rom0.s_axil': { base: '0x00000000', size: '0x1000' },
      'sram0.s_axil': { base: '0x20000000', size: '0x1000' },
      'ring0.s_apb': { base: '0x10000000', size: '0x1000' },
    },
  });

/** The core traces itself into memory, takes the packets out of the buffer, and says how many bytes they are. */
const START = `
.globl _start
_start: li sp, 0x20000400
  call main
idle: j idle
`;
const MAIN = `
#include "axis_ring.h"
#define RING ((axis_ring_regs_t *)0x10000000)
#define SAID ((volatile uint32_t *)0x20000000)
__attribute__((noipa, optimize("no-optimize-sibling-calls")))
int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
void main(void)
{
  axis_ring_start(RING, (void *)0x20000400, 1024, false);
  SAID[2] = fib(7);
  SAID[3] = axis_ring_stop(RING);
  SAID[1] = axis_ring_copy(RING, (void *)0x20000800, 1024);
  SAID[0] = 0x600df00d;
}
`;

const BENCH = `
module bench;
  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;
  little dut (.clk(clk), .rst_n(rst_n));
  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    for (int k = 0; k < 12000 && dut.sram0.u_array.memory[0] !== 32'h600df00d; k++) @(posedge clk);
    $writememh("sram.hex", dut.sram0.u_array.memory);
    $finish;
  end
endmodule
`;

const library = import.meta.dirname;
let scratch = '';
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'netloom-traced-soc-'));
  await symlink(library, join(scratch, 'ip'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

async function write(files: readonly { path: string; text: string }[]) {
  for (const { path, text } of files) {
    await mkdir(dirname(join(scratch, path)), { recursive: true });
    await writeFile(join(scratch, path), text);
  }
}

async function writeSoc(): Promise<void> {
  const { files, descriptor } = generateCore(options);
  const names = ['rom', 'sram', 'axis_ring', 'axi4lite_crossbar', 'axi4lite_apb_bridge'];
  const entries = names.map(async (name) => {
    const own = IpDescriptor.parse(JSON.parse(await readFile(join(library, name, 'ip.json'), 'utf8')));
    const registers = own.registers && (await readFile(join(library, name, own.registers), 'utf8'));
    return libraryEntry(own, `ip/${name}`, registers);
  });
  const all = createLibrary([
    ...(await Promise.all(entries)),
    libraryEntry(descriptor!, 'cores/told', undefined),
  ]);
  await write(files.map(({ path, text }) => ({ path: `cores/told/${path}`, text })));
  await write(generate(soc(descriptor!.vlnv), all).files);
}

async function build(): Promise<void> {
  const path = join(library, 'axis_ring/axis_ring.regs.json');
  const { map } = elaborate(readRegisterMap(await readFile(path, 'utf8'), path).document!);
  const header = REGISTER_OUTPUTS.find(({ id }) => id === 'c')!.write(map);
  const devices = { name: 'soc', memories: [], devices: [{ name: 'ring0', ip: 'netloom:ip:axis_ring' }] };
  await write([
    ...header.files.map((file) => ({ path: file.path, text: String(file.content) })),
    ...pieceFiles('axis_ring', options, devices),
    { path: 'start.S', text: START },
    { path: 'main.c', text: MAIN },
    { path: 'link.ld', text: 'SECTIONS { .text 0 : { *(.text .text.*) *(.rodata*) } }' },
    { path: 'bench.sv', text: BENCH },
  ]);
  const machine = ['-march=rv32imc_zicsr', '-mabi=ilp32', '-O2', '-ffreestanding', '-nostdlib', '-w'];
  const link = ['-T', 'link.ld', '-o', 'program.elf'];
  await run(scratch, 'riscv64-unknown-elf-gcc', ...machine, ...link, 'start.S', 'main.c', 'axis_ring.c');
  const words = ['--verilog-data-width=4', '-O', 'verilog', 'program.elf', 'rom.hex'];
  await run(scratch, 'riscv64-unknown-elf-objcopy', ...words);
}

it('a core traces itself into memory, and what it takes out of the buffer says what it did', async () => {
  await Promise.all([writeSoc(), build()]);
  await run(
    scratch,
    'iverilog',
    '-g2012',
    '-s',
    'bench',
    '-o',
    'bench.vvp',
    '-f',
    'gen/little/little.f',
    'bench.sv',
  );
  await run(scratch, 'vvp', '-n', 'bench.vvp');
  const text = await readFile(join(scratch, 'sram.hex'), 'utf8');
  const words = text.split('\n').filter((line) => /^[0-9a-fx]{8}$/.test(line));
  // Nobody has written the bytes behind the last one.
  const value = (index: number) => Number.parseInt(words[index]!.replaceAll('x', '0'), 16);
  // fib(7), and no write failed
  expect([value(2), value(3)]).toEqual([13, 1]);
  const taken = Array.from(
    { length: value(1) },
    (_, at) => (value(512 + (at >>> 2)) >>> (8 * (at & 3))) & 255,
  );
  const profile = new Profile(tracedProgram(await readFile(join(scratch, 'program.elf')), options));
  const bytes = await decodeBytes(profile, [Uint8Array.from(taken)]);
  const report = profile.report({ core: 'told', program: 'fib' }, bytes);
  expect(report.wrong).toBeUndefined();
  expect(report.regions.find(({ name }) => name === 'fib')).toMatchObject({
    entries: 41,
    branches: 1,
    bothWays: 1,
  });
});

// `node bench/core/writeCombining.ts`: clock cycles and writes on the bus of loops that write 512 bytes, with and without
// write combining, on a bus without waits and with random ones, by seed 1.
import { PRESETS, coreRtl } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { buildSimulator, runProgram } from '../../packages/core/src/node/index.ts';
import {
  addi,
  branchForm,
  immediateForm,
  lui,
  lw,
  storeForm,
} from '../../packages/core/src/program/encode.ts';
import { LAYOUT } from '../../packages/core/src/program/index.ts';
import { POINTER, VALUE, directed } from '../../packages/core/test/faults/directed.ts';

const { standard } = PRESETS;
const cache = { size: 4096, ways: 2 as const, line: 32 };
const bursts = {
  ...standard.memory,
  protocol: 'axi4' as const,
  instructionCache: cache,
  cachedRegion: { base: '0x80000000', size: 0x4000_0000 },
};
const dataCache = (policy: 'write-through' | 'write-back') => ({
  ...bursts,
  idempotentRegion: null,
  dataCache: { ...cache, policy },
});
const MEMORIES: Record<string, CoreOptions['memory']> = {
  'idempotent region': bursts,
  'write-through': dataCache('write-through'),
  'write-back': dataCache('write-back'),
};

const [BYTES, FROM, END, LOADED] = [512, 29, 28, 6];
const sb = (offset: number) => storeForm(0, VALUE, POINTER, offset);
const sh = (offset: number) => storeForm(1, VALUE, POINTER, offset);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const step = (bytes: number) => addi(POINTER, POINTER, bytes);
const PROGRAMS: Record<string, number[]> = {
  'memset, a byte a round': [sb(0), step(1)],
  'memset, four bytes a round': [...upTo(4).map(sb), step(4)],
  'memset, a halfword a round': [sh(0), step(2)],
  'memcpy, a byte a round': [
    immediateForm(0x03, 4, LOADED, FROM, 0),
    addi(FROM, FROM, 1),
    storeForm(0, LOADED, POINTER, 0),
    step(1),
  ],
  'frames of four halfwords, and a load': [...[0, 2, 4, 6].map(sh), lw(LOADED, POINTER, 0), step(8)],
  'memset, a word a round': [storeForm(2, VALUE, POINTER, 0), step(4)],
};

const loop = (body: readonly number[]) =>
  directed([
    lui(POINTER, LAYOUT.data >>> 12),
    addi(END, POINTER, BYTES),
    addi(FROM, POINTER, 2 * BYTES),
    ...body,
    branchForm(1, POINTER, END, -4 * body.length),
  ]);

const ANSWERS = `
  always @(posedge clk) if (rst_n && m_axi_d_bvalid && m_axi_d_bready) $display("WRITTEN");`;

async function coreWith(memory: CoreOptions['memory'], writeCombining: boolean) {
  const options = { ...standard, memory, advanced: { ...standard.advanced, writeCombining } };
  const rtl = coreRtl(options).map(({ path, text }) =>
    path === `rtl/${options.name}.sv`
      ? { path, text: text.replace(/endmodule\s*$/, `${ANSWERS}\nendmodule\n`) }
      : { path, text },
  );
  return { options, simulator: await buildSimulator(options, { simulator: 'verilator', rtl }) };
}

async function figures(
  { options, simulator }: Awaited<ReturnType<typeof coreWith>>,
  body: readonly number[],
  latency: boolean,
) {
  const program = loop(body);
  const settings = { tohost: program.tohost, latency, seed: 1 };
  const { cycles, output } = await runProgram(options, simulator, program, settings);
  return `${cycles} cycles, ${output.split('WRITTEN').length - 1} writes`;
}

for (const [name, memory] of Object.entries(MEMORIES)) {
  const [without, combining] = [await coreWith(memory, false), await coreWith(memory, true)];
  for (const latency of [false, true]) {
    console.log(`${name}, ${latency ? 'random waits' : 'no waits'}`);
    for (const [what, body] of Object.entries(PROGRAMS)) {
      const each = [await figures(without, body, latency), await figures(combining, body, latency)];
      console.log(`  ${what}: ${each.join('; combined ')}`);
    }
  }
}

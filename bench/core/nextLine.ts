// `NETLOOM_COREMARK_DIR=… node bench/core/nextLine.ts`: clock cycles of CoreMark, if its sources are named, and of code in
// sequence that the cache does not hold, on the preset with caches, with and without next-line prefetch. The memory takes
// two bursts of an ID and gives their beats in order: a word every n-th clock, or the first word some clocks after the
// address, which a burst behind another waits for at the same time.
import { PRESETS } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { buildSimulator, runProgram } from '../../packages/core/src/node/index.ts';
import type { RunSettings } from '../../packages/core/src/node/index.ts';
import { addi, branchForm, jumpForm, lui, sw } from '../../packages/core/src/program/encode.ts';
import { LAYOUT } from '../../packages/core/src/program/index.ts';
import type { TestProgram } from '../../packages/core/src/program/index.ts';
import { measureCoreMark } from './measureCoreMark.ts';

const { fast } = PRESETS;
const CORES: Record<string, CoreOptions> = {
  without: fast,
  'with next line': { ...fast, memory: { ...fast.memory, nextLinePrefetch: true } },
};

const MEMORIES: Record<string, RunSettings> = {
  'no waits': {},
  'a word every 10 clocks': { refill: 10 },
  '20 clocks to the first word': { first: 20 },
  '20 clocks to the first word, then one every 4': { first: 20, refill: 4 },
};

const [WORDS, ROUNDS, COUNT, VALUE, POINTER, MOST] = [4096, 8, 20, 5, 7, 200_000_000];

/** Rounds of additions, twice what the cache holds. */
function sequence(): TestProgram {
  const body = Array.from({ length: WORDS }, () => addi(VALUE, VALUE, 1));
  const words = [
    addi(COUNT, 0, ROUNDS),
    ...body,
    addi(COUNT, COUNT, -1),
    branchForm(0, COUNT, 0, 8),
    jumpForm(0, -4 * (WORDS + 2)),
    addi(VALUE, 0, 1),
    lui(POINTER, LAYOUT.tohost >>> 12),
    sw(VALUE, POINTER, LAYOUT.tohost & 0xfff),
  ];
  const bytes = new Uint8Array(Uint32Array.from(words).buffer);
  return { entry: LAYOUT.code, tohost: LAYOUT.tohost, pieces: [{ address: LAYOUT.code, bytes }] };
}

async function inSequence(options: CoreOptions, settings: RunSettings): Promise<string> {
  const simulator = await buildSimulator(options, { simulator: 'verilator' });
  const program = sequence();
  const { cause, cycles } = await runProgram(options, simulator, program, {
    tohost: program.tohost,
    cycles: MOST,
    ...settings,
  });
  if (cause !== 'tohost') throw new Error(`The code in sequence ended by ${cause}.`);
  return `${cycles} cycles, ${(cycles / (WORDS * ROUNDS)).toFixed(2)} an instruction`;
}

const coremark = process.env.NETLOOM_COREMARK_DIR;
for (const [memory, settings] of Object.entries(MEMORIES)) {
  console.log(memory);
  for (const [name, options] of Object.entries(CORES)) {
    const mark = coremark && (await measureCoreMark(options, coremark, settings));
    const figures = mark ? `CoreMark/MHz ${mark.perMegahertz.toFixed(4)} (${mark.cycles} cycles); ` : '';
    console.log(`  ${name}: ${figures}in sequence ${await inSequence(options, settings)}`);
  }
}

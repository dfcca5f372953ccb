import { describe, expect, it } from 'vitest';
import { PRESETS, levelLatency } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { TraceReader } from '../../src/lockstep/index.ts';
import type { LinesChanged } from '../../src/lockstep/record.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { firstInput } from '../../src/options/clic.ts';
import { latencyProgram } from './latencyProgram.ts';
import type { Interrupted } from './latencyProgram.ts';

const SECOND_LINE = 1 << 5;
const CYCLES = process.env.NETLOOM_DEEP ? 12_000 : 4000;
/** A core that retires nothing for so long sleeps. */
const ASLEEP = 12;

const core = (preset: 'micro' | 'standard', prefetchDepth?: number): CoreOptions => ({
  ...PRESETS[preset],
  name: `clic_latency_${preset}`,
  base: { ...PRESETS[preset].base, resetVector: '0x80000000' },
  memory: { ...PRESETS[preset].memory, ...(prefetchDepth !== undefined && { prefetchDepth }) },
  auxiliary: {
    ...PRESETS[preset].auxiliary,
    rvfi: true,
    externalInterrupts: false,
    clint: null,
    clic: { base: '0x02010000' },
    clicInputs: 2,
    clicVectors: true,
  },
});

/** Cycles from the one in which the second pin rises to the one in which its handler's first instruction executes. */
async function latencies(options: CoreOptions, interrupted: Interrupted, vectored: boolean) {
  const simulator = await buildSimulator(options, { simulator: 'icarus' });
  const reader = new TraceReader();
  const first = firstInput(options);
  const { image, inside } = latencyProgram(first, interrupted, vectored);
  const shownAfter = options.base.stages === 5 ? 2 : 0;
  const found: number[] = [];
  let rose: number | undefined;
  let last = { inside: false, cycle: 0 };
  await runProgram(options, simulator, image, {
    cycles: CYCLES,
    seed: 3,
    interrupts: 4,
    trace: (bytes) => {
      for (const record of reader.read(bytes)) {
        const waits = interrupted !== 'sleep' || record.cycle - last.cycle > ASLEEP;
        if (record.kind === 'lines')
          rose = isUp(record) ? (rose ?? (last.inside && waits ? record.cycle : Infinity)) : undefined;
        if (record.kind !== 'retired') continue;
        const isSecond = record.interrupt && (record.cause & 127) === first + 1;
        if (isSecond && last.inside && rose! < Infinity) found.push(record.cycle - shownAfter - rose!);
        if (isSecond) rose = undefined;
        last = { inside: record.pc >= inside[0] && record.pc < inside[1], cycle: record.cycle };
      }
      return true;
    },
  });
  return found.sort((a, b) => a - b);
}

const isUp = ({ lines }: LinesChanged) => (lines & SECOND_LINE) !== 0;
const usual = (all: readonly number[]) => all[Math.floor(all.length / 2)];

describe.each(['micro', 'standard'] as const)('the %s core takes an interrupt of the CLIC', (preset) => {
  const options = core(preset);
  const { handler, table, asleep } = levelLatency(options)!;

  it.each([
    ['row', false, handler],
    ['row', true, table!],
    ['handler', false, handler],
    ['handler', true, table!],
    ['sleep', false, handler + asleep],
    ['sleep', true, table! + asleep],
  ] as const)('in a %s, by the table: %s, in %i cycles', async (interrupted, vectored, expected) => {
    const all = await latencies(options, interrupted, vectored);
    expect(all.length).toBeGreaterThan(5);
    expect(usual(all)).toBe(expected);
    expect(all.at(-1)).toBeLessThanOrEqual(expected + 1);
  });
});

it.each([false, true])(
  'micro takes a cycle more at most with one word fetched ahead, by the table: %s',
  async (vectored) => {
    const options = core('micro', 1);
    const { handler, table } = levelLatency(options)!;
    const all = await latencies(options, 'row', vectored);
    expect(all.at(-1)).toBe(vectored ? table : handler);
  },
);

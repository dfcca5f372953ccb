import { describe, expect, it } from 'vitest';
import { MOST_INTERRUPT_LATENCY, interruptLatency } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { WFI, addi, jumpForm, lw, sw } from '../../src/program/encode.ts';
import { BEGIN, CLINT, ENABLE, core, latencies, straightOn, traced } from './measureLatency.ts';

const MOST = MOST_INTERRUPT_LATENCY;

/** The time as the first instruction of a handler finds it. */
const READ_TIME = lw(28, 9, 0);

const withDepth = (options: CoreOptions, prefetchDepth: number): CoreOptions => ({
  ...options,
  memory: { ...options.memory, prefetchDepth },
});

describe.each(['micro', 'standard'] as const)('the %s core', (preset) => {
  const options = core(preset);

  it('executes the first instruction of a handler soon after the line is up', async () => {
    const records = await straightOn(options);
    const all = latencies(records, options);
    expect(all.length).toBeGreaterThan(10);
    expect(Math.max(...all)).toBeLessThanOrEqual(MOST);
  });

  it.each([1, 2])('takes the cycles that its datasheet says, with %i words fetched ahead', async (depth) => {
    const deep = { ...withDepth(options, depth), name: `latency_${preset}_${depth}` };
    const all = latencies(await straightOn(deep), deep);
    // All but a few begin in the row of instructions that go on.
    const sorted = all.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBe(interruptLatency(deep));
    expect(sorted[0]).toBe(interruptLatency(deep));
  });

  it('is out of wfi as soon when the timer wakes it', async () => {
    const records = await traced(options, READ_TIME, (code) => {
      code.constant(7, CLINT + 0x4000);
      code.word(lw(8, 9, 0), addi(8, 8, 60), sw(0, 7, 4), sw(8, 7, 0));
      code.word(ENABLE, WFI, jumpForm(0, 0));
    });
    const due = records.findLast(({ rd, pc }) => rd === 8 && pc >= BEGIN)!.rdValue;
    const taken = records.find(({ interrupt }) => interrupt)!;
    expect(records.filter(({ instruction }) => instruction === WFI)).toHaveLength(1);
    expect(taken.rdValue).toBeGreaterThan(due);
    expect(taken.rdValue - due).toBeLessThanOrEqual(MOST);
  });
});

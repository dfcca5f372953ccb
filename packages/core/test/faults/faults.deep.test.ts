import { expect, it } from 'vitest';
import type { Fault } from './fault.ts';
import { faultyRtl, soundRtl } from './inject.ts';
import { SEEDED_FAULTS } from './seededFaults.ts';
import { shows } from './shows.ts';

const simulatorOf = (fault: Fault) => fault.simulator ?? 'icarus';
const soundRuns = new Map<string, ReturnType<typeof shows>>();

/** Cores without a fault that are looked at in the same way are so once. */
function soundRun(fault: Fault): ReturnType<typeof shows> {
  const key = JSON.stringify([fault.core, fault.sign]);
  const run = soundRuns.get(key) ?? shows(fault, soundRtl(fault), simulatorOf(fault));
  soundRuns.set(key, run);
  return run;
}

it.each(SEEDED_FAULTS)(
  '$option: $wrong',
  async (fault) => {
    expect(await shows(fault, faultyRtl(fault), simulatorOf(fault))).toBeDefined();
    expect(await soundRun(fault)).toBeUndefined();
  },
  600_000,
);

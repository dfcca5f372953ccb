import { PRESETS } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { buildSimulator, runLockstep, stress } from '@netloom/core/node';
import type { RunSettings } from '@netloom/core/node';
import { randomProgram } from '@netloom/core/program';
import { expect, it } from 'vitest';
import { hardRun, hardSets } from '../../../core/test/lockstep/hardSets.ts';
import { withTrace } from '../../../core/test/lockstep/withTrace.ts';
import { withInstructions } from '../../src/index.ts';
import { LATER } from './laterInsn.ts';

/** Instructions a core. */
const INSTRUCTIONS = 100_000;
const LIMIT = 3_600_000;

const { nano, micro, standard } = PRESETS;
const { base, advanced, implementation, safety } = standard;
const CORES: CoreOptions[] = [
  nano,
  micro,
  standard,
  { ...micro, name: 'ram', implementation: { ...micro.implementation, registerFile: 'fpga-ram' } },
  { ...standard, name: 'ram5', implementation: { ...implementation, registerFile: 'fpga-ram' } },
  { ...standard, name: 'latches', implementation: { ...implementation, registerFile: 'latches' } },
  { ...standard, name: 'waits', advanced: { ...advanced, forwarding: false } },
  { ...standard, name: 'late', advanced: { ...advanced, lateBranches: true, lateAlu: true } },
  { ...standard, name: 'user', base: { ...base, userMode: true, atomics: true } },
  { ...micro, name: 'pair', safety: { ...micro.safety, lockstep: true } },
  { ...standard, name: 'parity', safety: { ...safety, registerParity: true } },
];

async function agrees(
  options: CoreOptions,
  settingsOf: (options: CoreOptions, seed: number) => RunSettings,
  counted: readonly ('interrupts' | 'halts' | 'landings')[],
) {
  const simulator = await buildSimulator(options, { simulator: 'verilator' });
  const own = { compared: 0, interrupts: 0, halts: 0, landings: 0 };
  for (let seed = 1; own.compared < INSTRUCTIONS; seed++) {
    const program = randomProgram(options, { seed, blocks: 600, rounds: 10 });
    const settings = { ...settingsOf(options, seed), cycles: 20_000_000 };
    const { mismatch, run, ...counts } = await runLockstep(options, simulator, program, settings);
    expect(mismatch, `seed ${seed}`).toBeUndefined();
    expect(run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
    for (const what of Object.keys(own) as (keyof typeof own)[]) own[what] += counts[what];
  }
  for (const what of counted) expect(own[what], what).toBeGreaterThan(50);
}

it.each(CORES.map((core) => withInstructions(withTrace(core), [LATER])))(
  '$name with results that come later does what the model does, through traps, interrupts and branches',
  (options) => agrees(options, stress, options.base.zicsr ? ['interrupts', 'landings'] : ['landings']),
  LIMIT,
);

/** Nothing but the definition's own at the custom opcode. */
const hard = hardSets(26, 10).map((set) =>
  withInstructions({ ...set, advanced: { ...set.advanced, customPort: false } }, [LATER]),
);

it.each(hard)(
  '$name with results that come later does so under interrupts, halts, steps, triggers and memory protection',
  (options) => agrees(options, hardRun, ['halts', 'landings']),
  LIMIT,
);

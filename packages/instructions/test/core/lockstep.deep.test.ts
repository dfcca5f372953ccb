import { PRESETS } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { buildSimulator, runLockstep, stress } from '@netloom/core/node';
import { randomProgram } from '@netloom/core/program';
import { expect, it } from 'vitest';
import { withTrace } from '../../../core/test/lockstep/withTrace.ts';
import { LIBRARY, withInstructions } from '../../src/index.ts';

/** Instructions a core. */
const INSTRUCTIONS = 100_000;

const { nano, micro, standard } = PRESETS;
const { base, advanced, implementation } = standard;
/** A debugger halts it, steps it, and sets triggers. */
const debugged = (core: CoreOptions): CoreOptions => ({
  ...core,
  name: `debugged_${core.base.stages}`,
  debug: { ...core.debug, transport: 'apb', triggers: 2, triggerKind: 'full' },
});
const CORES = [
  nano,
  micro,
  standard,
  { ...nano, name: 'few', base: { ...nano.base, isa: 'rv32e' as const } },
  { ...micro, name: 'ram', implementation: { ...micro.implementation, registerFile: 'fpga-ram' as const } },
  { ...standard, name: 'latches', implementation: { ...implementation, registerFile: 'latches' as const } },
  { ...standard, name: 'waits', advanced: { ...advanced, forwarding: false } },
  { ...standard, name: 'user', base: { ...base, userMode: true, atomics: true } },
  debugged(micro),
  debugged(standard),
];

it.each(CORES.map((core) => withInstructions(withTrace(core), LIBRARY)))(
  '$name with the library does what the model does, through traps, interrupts, branches and a debugger where there is one',
  async (options) => {
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    const done = { compared: 0, halts: 0 };
    for (let seed = 1; done.compared < INSTRUCTIONS; seed++) {
      const program = randomProgram(options, { seed, blocks: 600, rounds: 10 });
      const settings = { ...stress(options, seed), cycles: 20_000_000 };
      const result = await runLockstep(options, simulator, program, settings);
      expect(result.mismatch, `seed ${seed}`).toBeUndefined();
      expect(result.run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
      done.compared += result.compared;
      done.halts += result.halts;
    }
    if (options.debug.transport === 'apb') expect(done.halts).toBeGreaterThan(1000);
  },
  1_200_000,
);

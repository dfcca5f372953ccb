import { PRESETS } from '@netloom/core';
import { buildSimulator, runLockstep, stress } from '@netloom/core/node';
import { randomProgram } from '@netloom/core/program';
import { expect, it } from 'vitest';
import { withTrace } from '../../../core/test/lockstep/withTrace.ts';
import { LIBRARY, withInstructions } from '../../src/index.ts';

/** Instructions a core. */
const INSTRUCTIONS = 100_000;

const { nano, micro, standard } = PRESETS;
const { base, advanced, implementation } = standard;
const CORES = [
  nano,
  micro,
  standard,
  { ...nano, name: 'few', base: { ...nano.base, isa: 'rv32e' as const } },
  { ...micro, name: 'ram', implementation: { ...micro.implementation, registerFile: 'fpga-ram' as const } },
  { ...standard, name: 'latches', implementation: { ...implementation, registerFile: 'latches' as const } },
  { ...standard, name: 'waits', advanced: { ...advanced, forwarding: false } },
  { ...standard, name: 'user', base: { ...base, userMode: true, atomics: true } },
];

it.each(CORES.map((core) => withInstructions(withTrace(core), LIBRARY)))(
  '$name with the library does what the model does, through traps, interrupts and branches',
  async (options) => {
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    let compared = 0;
    for (let seed = 1; compared < INSTRUCTIONS; seed++) {
      const program = randomProgram(options, { seed, blocks: 600, rounds: 10 });
      const settings = { ...stress(options, seed), cycles: 10_000_000 };
      const result = await runLockstep(options, simulator, program, settings);
      expect(result.mismatch, `seed ${seed}`).toBeUndefined();
      expect(result.run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
      compared += result.compared;
    }
  },
  1_200_000,
);

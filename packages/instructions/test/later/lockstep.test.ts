import { PRESETS } from '@netloom/core';
import { buildSimulator, runLockstep, stress } from '@netloom/core/node';
import { randomProgram } from '@netloom/core/program';
import { expect, it } from 'vitest';
import { withTrace } from '../../../core/test/lockstep/withTrace.ts';
import { withInstructions } from '../../src/index.ts';
import { LATER } from './laterInsn.ts';

const { nano, micro, standard } = PRESETS;
const CORES = [
  { ...micro, name: 'ram', implementation: { ...micro.implementation, registerFile: 'fpga-ram' as const } },
  { ...nano, name: 'few' },
  standard,
];

it.each(CORES.map((core) => withInstructions(withTrace(core), [LATER])))(
  '$name with results that come later does what the model does, through traps, interrupts and branches',
  async (options) => {
    const simulator = await buildSimulator(options, { simulator: 'icarus' });
    const program = randomProgram(options, { seed: 3, blocks: 150, rounds: 1 });
    const { run, mismatch, compared } = await runLockstep(options, simulator, program, stress(options, 3));
    expect(mismatch).toBeUndefined();
    expect(run).toMatchObject({ cause: 'tohost', value: 1 });
    expect(compared).toBeGreaterThan(400);
  },
);

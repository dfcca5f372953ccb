import { PRESETS } from '@netloom/core';
import { buildSimulator, runLockstep, stress } from '@netloom/core/node';
import { randomProgram } from '@netloom/core/program';
import { expect, it } from 'vitest';
import { withTrace } from '../../../core/test/lockstep/withTrace.ts';
import { withInstructions } from '../../src/index.ts';
import { WITH_STATUS } from './withStatus.ts';

it.each([
  ['micro', 1],
  ['standard', 3],
] as const)('%s with status registers does what the model does, seed %i', async (preset, seed) => {
  const user = { ...PRESETS[preset], base: { ...PRESETS[preset].base, userMode: true } };
  const options = withInstructions(withTrace(user), WITH_STATUS);
  const simulator = await buildSimulator(options, { simulator: 'icarus' });
  const program = randomProgram(options, { seed, blocks: preset === 'micro' ? 120 : 60, rounds: 1 });
  const { run, mismatch, compared } = await runLockstep(options, simulator, program, stress(options, seed));
  expect(mismatch).toBeUndefined();
  expect(run).toMatchObject({ cause: 'tohost', value: 1 });
  expect(compared).toBeGreaterThan(200);
});

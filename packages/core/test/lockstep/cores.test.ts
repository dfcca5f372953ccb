import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import { buildSimulator, runLockstep, stress } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { withTrace } from './withTrace.ts';

it.each([
  ['nano', 3],
  ['standard', 1],
  ['standard', 3],
] as const)('the %s core does what the model does, seed %i', async (preset, seed) => {
  const options = withTrace(PRESETS[preset]);
  const simulator = await buildSimulator(options, { simulator: 'icarus' });
  const program = randomProgram(options, { seed, blocks: 80, rounds: 1 });
  const { run, mismatch, compared } = await runLockstep(options, simulator, program, stress(options, seed));
  expect(mismatch).toBeUndefined();
  expect(run).toMatchObject({ cause: 'tohost', value: 1 });
  expect(compared).toBeGreaterThan(400);
});

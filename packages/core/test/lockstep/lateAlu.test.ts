import { expect, it } from 'vitest';
import { runLockstep } from '../../src/node/index.ts';
import { coreOf } from '../faults/fault.ts';
import { lateIn, tellingLate } from './executedLate.ts';
import { resultsAtOnce } from './resultsAtOnce.ts';

it('operations that MEM executes do what the model does', async () => {
  const options = coreOf('standard', { advanced: { lateAlu: true, lateBranches: true } });
  const simulator = await tellingLate(options, 'icarus');
  const program = resultsAtOnce(options, 1);
  const settings = { seed: 1, latency: true, cycles: 100_000 };
  const { run, mismatch } = await runLockstep(options, simulator, program, settings);
  expect(mismatch).toBeUndefined();
  expect(run).toMatchObject({ cause: 'tohost', value: 1 });
  expect(lateIn(run.output)).toBeGreaterThan(300);
});

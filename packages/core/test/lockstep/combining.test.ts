import { expect, it } from 'vitest';
import { runLockstep } from '../../src/node/index.ts';
import { coreOf } from '../faults/fault.ts';
import { joinedIn, tellingSimulator } from './joinedStores.ts';
import { storesInARow } from './storesInARow.ts';

it('stores that join others do what the model does', async () => {
  const options = coreOf('standard', { base: { atomics: true }, advanced: { writeCombining: true } });
  const simulator = await tellingSimulator(options, 'icarus');
  const program = storesInARow(options, 1);
  const settings = { seed: 1, latency: true, cycles: 100_000 };
  const { run, mismatch } = await runLockstep(options, simulator, program, settings);
  expect(mismatch).toBeUndefined();
  expect(run).toMatchObject({ cause: 'tohost', value: 1 });
  expect(joinedIn(run.output)).toBeGreaterThan(300);
});

import { coreRtl } from '@netloom/core';
import { buildSimulator, runLockstep } from '@netloom/core/node';
import { expect, it } from 'vitest';
import { sample } from '../../../../proof/index.ts';
import { hazards } from './hazards.ts';
import { CORES, FAULTS } from './faults.ts';

it.each(sample(Object.entries(CORES), 2))(
  '%s waits for every register whose result comes later, and for no other',
  async (_, options) => {
    const simulator = await buildSimulator(options, { simulator: 'icarus' });
    const settings = { cycles: 50_000 };
    const { run, mismatch, landings } = await runLockstep(options, simulator, hazards(options), settings);
    expect(mismatch).toBeUndefined();
    expect(run).toMatchObject({ cause: 'tohost', value: 1 });
    expect(landings).toBeGreaterThan(250);
  },
);

it.each(sample(FAULTS, 3))('lockstep finds on %s that %s', async (core, _, from, to) => {
  const options = CORES[core];
  const rtl = coreRtl(options);
  const faulty = rtl.map(({ path, text }) => ({ path, text: text.replace(from, to) }));
  expect(faulty).not.toEqual(rtl);
  const simulator = await buildSimulator(options, { simulator: 'icarus', rtl: faulty });
  const { run, mismatch } = await runLockstep(options, simulator, hazards(options), { cycles: 50_000 });
  expect(mismatch !== undefined || run.cause !== 'tohost').toBe(true);
});

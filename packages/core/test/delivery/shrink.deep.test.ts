import { expect, it } from 'vitest';
import { coreRtl } from '../../src/index.ts';
import { buildSimulator, shrinkRandom } from '../../src/node/index.ts';
import { faultyRtl } from '../faults/inject.ts';
import { SEEDED_FAULTS } from '../faults/seededFaults.ts';

const FAULT = SEEDED_FAULTS.find(({ wrong }) => wrong === 'SH2ADD shifts by one')!;
const SEED = 1;

it('leaves of a random program that fails the few instructions that show the fault', async () => {
  const faulty = await buildSimulator(FAULT.core, { simulator: 'verilator', rtl: faultyRtl(FAULT) });
  const shrunk = await shrinkRandom(FAULT.core, faulty, SEED);
  expect(shrunk!.blocks.length).toBeLessThanOrEqual(2);
  expect(shrunk!.lines.join('\n')).toContain('sh2add');
  expect(shrunk!.lines.length).toBeLessThanOrEqual(12);
}, 1_200_000);

it('has nothing to shrink on a sound core', async () => {
  const sound = await buildSimulator(FAULT.core, { simulator: 'verilator', rtl: coreRtl(FAULT.core) });
  expect(await shrinkRandom(FAULT.core, sound, SEED)).toBeUndefined();
}, 1_200_000);

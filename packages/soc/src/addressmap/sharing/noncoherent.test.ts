import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import { CACHING_IPS } from '../../../test/cachingIps.ts';
import { busDesign } from '../../../test/designs.ts';
import { testLibrary } from '../../../test/fixtures.ts';
import { subjectOf } from '../../check/subject.ts';
import { group } from '../../hierarchy/group/group.ts';
import { withDocuments } from '../../library/withDocuments.ts';
import { noncoherentBlocks } from './noncoherent.ts';

const LIBRARY = testLibrary([], [...CACHING_IPS]);
const BUS = busDesign(1, 1, 0);

/** A core, memory, a block that both starts and answers transfers, and another manager. */
const design = (core: string): SocDocument => ({
  ...BUS,
  instances: {
    ...BUS.instances,
    cpu0: { ip: `test:ip:${core}:1.0` },
    hasty0: { ip: 'test:ip:hasty:1.0' },
    outer0: { ip: 'test:ip:cpu:1.0' },
  },
  interfaceConnections: [
    ...BUS.interfaceConnections,
    { manager: 'hasty0.m', subordinate: 'xbar0.s' },
    { manager: 'outer0.m', subordinate: 'xbar0.s' },
    { manager: 'xbar0.m', subordinate: 'hasty0.s' },
  ],
  interrupts: {},
  addressMap: {
    ...BUS.addressMap,
    'hasty0.s': { base: '0x40000000', size: '0x1000' },
  },
});

it('who reaches what a core caches is not coherent, whatever the core can do about it', () => {
  for (const core of ['helpless', 'managed', 'unknown'])
    expect([...noncoherentBlocks(subjectOf(design(core), LIBRARY))]).toEqual(['hasty0', 'outer0']);
  expect([...noncoherentBlocks(subjectOf(design('cpu'), LIBRARY))]).toEqual([]);
});

it.each([
  { members: ['hasty0'], found: ['outer0', 'part0.hasty0'] },
  { members: ['cpu0', 'hasty0', 'xbar0', 'ram0'], found: ['part0.hasty0', 'part0.xbar0_outer0'] },
  { members: ['cpu0', 'ram0'], found: ['hasty0', 'outer0'] },
])('the same where $members lie in a document of their own', ({ members, found }) => {
  const layout = { netloom: 'layout', version: 1, blocks: {} } as const;
  const step = group({ document: design('helpless'), layout }, LIBRARY, members, 'part');
  if (step.document === undefined) throw new Error(step.refused.message);
  const library = withDocuments(LIBRARY, [step.inner.document]);
  expect([...noncoherentBlocks(subjectOf(step.document, library))]).toEqual(found);
});

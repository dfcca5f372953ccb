import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import { holdLaws } from '../../../model/test/documentLaws.ts';
import * as designs from '../../test/designs.ts';
import { layoutLaws, socLaws, without } from '../../test/socLaws.ts';
import { socKind } from './socKind.ts';

holdLaws(socLaws);
holdLaws(layoutLaws);

it('tells a difference by names', () => {
  const base = designs.busDesign(1, 1, 0);
  const changed: SocDocument = {
    ...base,
    title: 'New',
    instances: { ...base.instances, ram0: { ...base.instances['ram0']!, parameters: { DEPTH: '14' } } },
    portConnections: base.portConnections.slice(1),
  };
  expect(socKind.diff(base, changed)).toEqual([
    { kind: 'added', pointer: '/title', subject: 'document', name: '', member: 'title', after: 'New' },
    {
      kind: 'added',
      pointer: '/instances/ram0/parameters/DEPTH',
      subject: 'parameter',
      name: 'ram0.DEPTH',
      after: '14',
    },
    {
      kind: 'removed',
      pointer: '/portConnections/cpu0.clk',
      subject: 'portConnection',
      name: 'cpu0.clk',
      before: { from: 'clk', to: 'cpu0.clk' },
    },
  ]);
});

it('calls it a conflict when one side removes what the other changes', () => {
  const base = designs.busDesign(1, 1, 0);
  const removed = { ...base, instances: without(base.instances, 'ram0') };
  const changed = {
    ...base,
    instances: { ...base.instances, ram0: { ...base.instances['ram0']!, description: 'x' } },
  };
  const { conflicts } = socKind.merge(base, removed, changed);
  expect(conflicts).toMatchObject([{ pointer: '/instances/ram0', subject: 'instance', name: 'ram0' }]);
  expect(conflicts[0]).not.toHaveProperty('mine');
});

it('merges two documents that were made anew, and calls each difference of their heads a conflict', () => {
  const [mine, theirs] = [designs.busDesign(1, 1, 0), { ...designs.busDesign(1, 2, 0), title: 'Theirs' }];
  const { document, conflicts } = socKind.merge(undefined, mine, { ...theirs, name: 'other' });
  expect(conflicts.map(({ pointer }) => pointer)).toEqual(['/name']);
  expect(socKind.write(document)).toBe(socKind.write(theirs));
});

import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import type { Dice } from '../../../model/test/dice.ts';
import { holdLaws } from '../../../model/test/documentLaws.ts';
import type { Edit } from '../../../model/test/documentLaws.ts';
import * as designs from '../../test/designs.ts';
import { layoutKind } from './layoutKind.ts';
import { socKind } from './socKind.ts';

const without = <T>(record: Record<string, T>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));

type Section = 'parameters' | 'ports' | 'instances' | 'addressMap' | 'interrupts';

function put(section: Section, name: string, one: unknown, other?: unknown): Edit<SocDocument> {
  const set = (value: unknown) => (document: SocDocument) => ({
    ...document,
    [section]: { ...document[section], [name]: value },
  });
  return { pointer: `/${section}/${name}`, one: set(one), ...(other !== undefined && { other: set(other) }) };
}

function instanceEdits(document: SocDocument, dice: Dice): Edit<SocDocument>[] {
  return Object.entries(document.instances).map(([name, instance]) => {
    const pointer = `/instances/${name}`;
    if (dice.below(3) === 0)
      return { pointer, one: (each) => ({ ...each, instances: without(each.instances, name) }) };
    if (dice.below(2) === 0)
      return put(
        'instances',
        name,
        { ...instance, description: 'one' },
        { ...instance, description: 'other' },
      );
    const set = (value: string) => ({ ...instance, parameters: { ...instance.parameters, DEPTH: value } });
    return put('instances', name, set('4'), set('8'));
  });
}

function connectionEdits({ portConnections }: SocDocument): Edit<SocDocument>[] {
  const connect = (from: string, to: string) => (document: SocDocument) => ({
    ...document,
    portConnections: [...document.portConnections.filter((each) => each.to !== to), { from, to }],
  });
  const added = ['cpu0.irq[30]', 'cpu0.irq[31]'];
  return [...portConnections.slice(0, 3).map(({ to }) => to), ...added].map((to) => ({
    pointer: `/portConnections/${to}`,
    one: connect('extra0.a', to),
    other: connect('extra0.b', to),
  }));
}

holdLaws<SocDocument, Parameters<NonNullable<typeof socKind.check>>[1]>({
  kind: socKind,
  draw: (dice) => designs.busDesign(1 + dice.below(2), 1 + dice.below(3), dice.below(4)),
  edits: (document, dice) => [
    ...instanceEdits(document, dice),
    ...connectionEdits(document),
    put('parameters', 'WIDTH', '4', '5'),
    put('ports', 'leds', { direction: 'out', width: '4' }, { direction: 'out', width: '8' }),
    put('instances', 'extra0', { ip: 'test:ip:ram:1.0' }, { ip: 'test:ip:cpu:1.0' }),
    put('addressMap', 'extra0.s', { base: '0x1000', size: '0x10' }, { base: '0x2000', size: '0x10' }),
    put('interrupts', 'extra0.irq', { sink: 'cpu0.irq', number: 7 }, { sink: 'cpu0.irq', number: 8 }),
    {
      pointer: '/title',
      one: (each) => ({ ...each, title: 'One' }),
      other: (each) => ({ ...each, title: 'Other' }),
    },
  ],
});

holdLaws({
  kind: layoutKind,
  draw: (dice) => ({
    netloom: 'layout',
    version: 1,
    blocks: Object.fromEntries(
      Array.from({ length: 1 + dice.below(5) }, (_, at) => [`b${at}`, { x: dice.below(9), y: 0 }]),
    ),
  }),
  edits: ({ blocks }, dice) =>
    [...Object.keys(blocks), 'fresh'].map((name) => {
      const move = (x: number) => (each: { netloom: 'layout'; version: 1; blocks: typeof blocks }) => ({
        ...each,
        blocks: { ...each.blocks, [name]: { x, y: dice.below(1) } },
      });
      return { pointer: `/blocks/${name}`, one: move(100), other: move(200) };
    }),
});

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

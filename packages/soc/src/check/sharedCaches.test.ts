import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import { CACHING_IPS } from '../../test/cachingIps.ts';
import * as designs from '../../test/designs.ts';
import { testLibrary } from '../../test/fixtures.ts';
import { group } from '../hierarchy/group/group.ts';
import { withDocuments } from '../library/withDocuments.ts';
import { check } from './check.ts';

const BUS = designs.busDesign(2, 1, 0);
const TWO = designs.busDesign(2, 2, 0);
const LIBRARY = testLibrary([], [...CACHING_IPS]);
type Block = SocDocument['addressMap'][string];
type Alias = NonNullable<Block['aliases']>[number];

/** Two managers and what they reach, of which the first caches 0x20000000 to 0x2FFFFFFF. */
function design(cpu0: string, cpu1 = 'cpu', changed: Record<string, Partial<Block>> = {}, of = BUS) {
  const instances = {
    ...of.instances,
    cpu0: { ip: `test:ip:${cpu0}:1.0` },
    cpu1: { ip: `test:ip:${cpu1}:1.0` },
  };
  const addressMap = Object.fromEntries(
    Object.entries(of.addressMap).map(([key, block]) => [key, { ...block, ...changed[key] }]),
  );
  return { ...of, instances, interrupts: {}, addressMap };
}

const told = (document: SocDocument, library = LIBRARY) =>
  check(document, library).filter(({ code }) => code === 'SOC-CACHED-SHARED');
const messages = (document: SocDocument, library = LIBRARY) =>
  told(document, library).map(({ message }) => message);

const STALE =
  'cpu0.m caches ram0.s (0x20000000 to 0x20000FFF), and the core has no instruction that makes it read anew what cpu1.m may write there';
const KEPT =
  'cpu0.m caches ram0.s (0x20000000 to 0x20000FFF), and the core has no instruction that brings what it has written to memory, where cpu1.m may read it';

it('memory that another one writes is told at its address, where the core cannot drop a line', () => {
  expect(told(design('cleaning'))).toMatchObject([
    {
      severity: 'warning',
      message: STALE,
      place: { kind: 'document', instance: 'ram0', endpoint: 'ram0.s', pointer: '/addressMap/ram0.s' },
    },
  ]);
  expect(messages(design('helpless'))).toEqual([STALE]);
});

it('nothing is told of a core that can, of one of which nobody knows, or without another one', () => {
  expect(messages(design('managed'))).toEqual([]);
  expect(messages(design('unknown'))).toEqual([]);
  expect(messages(design('helpless', 'cpu', { 'ram0.s': { managers: ['cpu0.m'] } }))).toEqual([]);
  expect(messages(design('helpless', 'cpu', { 'ram0.s': { base: '0x40000000' } }))).toEqual([]);
});

it('for one that only reads it is enough that lines can be written to memory', () => {
  expect(messages(design('helpless', 'reader'))).toEqual([KEPT]);
  expect(messages(design('cleaning', 'reader'))).toEqual([]);
});

it('memory that nobody writes is the same in any cache', () => {
  expect(messages(design('helpless', 'cpu', { 'ram0.s': { readOnly: true } }))).toEqual([]);
});

it('two cores with caches do not see each other', () => {
  expect(messages(design('helpless', 'cleaning'))).toEqual([
    STALE,
    STALE.replaceAll('cpu0', 'cpu9').replace('cpu1', 'cpu0').replace('cpu9', 'cpu1'),
  ]);
});

it('several others are told of at once', () => {
  const three = designs.busDesign(3, 1, 0);
  expect(messages(design('helpless', 'cpu', {}, three))).toEqual([STALE.replace('cpu1.m', 'cpu1.m, cpu2.m')]);
});

it('a part that is not cached is a place for what both need, by whatever address', () => {
  expect(messages(design('leaving'))).toEqual([]);
  const aliases = [{ base: '0x60000000' }];
  expect(messages(design('helpless', 'cpu', { 'ram0.s': { aliases } }))).toEqual([]);
  expect(
    messages(
      design('helpless', 'cpu', { 'ram0.s': { aliases: [{ ...aliases[0]!, managers: ['cpu1.m'] }] } }),
    ),
  ).toEqual([STALE]);
});

it('so is another memory, where both reach it', () => {
  const second = { base: '0x40000000' };
  expect(messages(design('helpless', 'cpu', {}, TWO))).toHaveLength(2);
  expect(messages(design('helpless', 'cpu', { 'ram1.s': second }, TWO))).toEqual([]);
  const hidden = { ...second, managers: ['cpu0.m'] };
  expect(messages(design('helpless', 'cpu', { 'ram1.s': hidden }, TWO))).toEqual([STALE]);
});

it('a memory with two ports is one memory', () => {
  const bus = design('helpless', 'cpu', { 'ram0.s': { managers: ['cpu0.m'] } });
  const twin: SocDocument = {
    ...bus,
    instances: { ...bus.instances, ram0: { ip: 'test:ip:twin:1.0' } },
    interfaceConnections: [...bus.interfaceConnections, { manager: 'xbar0.m', subordinate: 'ram0.b' }],
    addressMap: {
      ...bus.addressMap,
      'ram0.b': { base: '0x50000000', size: '0x1000', managers: ['cpu1.m'] },
    },
  };
  expect(messages(twin)).toEqual([STALE]);
});

it('windows share the bytes that they have in common alone', () => {
  const of = (cpu0: Partial<Alias>, cpu1: Partial<Alias>) => ({
    ...{ base: '0x70000000', managers: [] },
    aliases: [
      { base: '0x20000400', size: '0x400', managers: ['cpu0.m'], ...cpu0 },
      { base: '0x50000000', size: '0x400', managers: ['cpu1.m'], ...cpu1 },
    ],
  });
  const at = (own: string, other: string) => ({ 'ram0.s': of({ offset: own }, { offset: other }) });
  const window = STALE.replace('(0x20000000 to 0x20000FFF)', '(0x20000400 to 0x200007FF)');
  expect(messages(design('leaving', 'cpu', at('0x800', '0x800')))).toEqual([window]);
  expect(messages(design('leaving', 'cpu', at('0x800', '0x400')))).toEqual([]);
  const apart = of({ base: '0x10000000', offset: '0' }, { offset: '0x800' });
  expect(messages(design('helpless', 'cpu', { 'ram1.s': apart }, TWO))).toEqual([STALE]);
});

it('memory that no cache may hold is told of as such', () => {
  expect(messages(design('helpless', 'cpu', { 'ram0.s': { type: 'uncached' } }))).toEqual([]);
});

it('registers of a memory are no place for data', () => {
  const two = design('helpless', 'cpu', { 'ram1.s': { base: '0x40000000' } }, TWO);
  const document = { ...two, instances: { ...two.instances, ram1: { ip: 'test:ip:guarded:1.0' } } };
  expect(messages(document)).toEqual([STALE]);
});

const LAYOUT = { netloom: 'layout', version: 1, blocks: {} } as const;

/** A design with some blocks in a document of their own. */
function grouped(document: SocDocument, members: string[], change = (inner: SocDocument) => inner) {
  const step = group({ document, layout: LAYOUT }, LIBRARY, members, 'part');
  if (step.document === undefined) throw new Error(step.refused.message);
  const inner = change(step.inner.document);
  return { document: step.document, inner, library: withDocuments(LIBRARY, [inner]) };
}

it.each([
  { members: ['cpu0'], cores: ['part0.cpu0.m', 'cpu1.m'], end: 'ram0.s' },
  { members: ['cpu1'], cores: ['cpu0.m', 'part0.cpu1.m'], end: 'ram0.s' },
  { members: ['xbar0'], cores: ['cpu0.m', 'cpu1.m'], end: 'ram0.s' },
  { members: ['cpu0', 'cpu1', 'xbar0'], cores: ['part0.cpu0.m', 'part0.cpu1.m'], end: 'ram0.s' },
  { members: ['ram0'], cores: ['cpu0.m', 'cpu1.m'], end: 'part0.ram0.s' },
  { members: ['xbar0', 'ram0'], cores: ['cpu0.m', 'cpu1.m'], end: 'part0.ram0.s' },
])('the same is told where $members lie in a document of their own', ({ members, cores, end }) => {
  const { document, inner, library } = grouped(design('helpless'), members);
  expect(messages(document, library)).toEqual([
    STALE.replace('cpu0.m', cores[0]!).replace('cpu1.m', cores[1]!).replace('ram0.s', end),
  ]);
  expect(messages(inner, library)).toEqual([]);
});

it('a document tells of what lies in it, and nothing outside does again', () => {
  const { document, inner, library } = grouped(design('helpless'), ['cpu0', 'cpu1', 'xbar0', 'ram0']);
  expect(messages(inner, library)).toEqual([STALE]);
  expect(messages(document, library)).toEqual([]);
});

it('who comes in from outside is another one too', () => {
  const { inner, library } = grouped(design('helpless'), ['cpu0', 'xbar0', 'ram0']);
  expect(messages(inner, library)).toEqual([STALE.replace('cpu1.m', 'xbar0_cpu1')]);
});

it('two that leave a document by several ways have what they reach by all of them', () => {
  const two = design('helpless', 'cpu', { 'ram1.s': { base: '0x40000000' } }, TWO);
  const { document, library } = grouped(two, ['cpu0', 'cpu1', 'xbar0']);
  expect(messages(document, library)).toEqual([]);
});

it('who reaches what by which way out of a document counts', () => {
  const apart = grouped(design('helpless'), ['cpu0', 'cpu1']);
  const [first] = apart.document.interfaceConnections.filter(({ subordinate }) => subordinate === 'xbar0.s');
  const ram0 = { ...apart.document.addressMap['ram0.s']!, managers: [first!.manager] };
  const document = { ...apart.document, addressMap: { 'ram0.s': ram0 } };
  expect(messages(apart.document, apart.library)).toHaveLength(1);
  expect(messages(document, apart.library)).toEqual([]);
});

it('what the map inside hides from a manager does not reach out', () => {
  const hiding = (inner: SocDocument): SocDocument => ({
    ...inner,
    addressMap: Object.fromEntries(
      Object.entries(inner.addressMap).map(([key, block]) => [key, { ...block, managers: ['cpu0.m'] }]),
    ),
  });
  const { document, library } = grouped(design('helpless'), ['cpu0', 'cpu1', 'xbar0'], hiding);
  expect(messages(document, library)).toEqual([]);
});

it('a document that contains itself has an end', () => {
  const { document, library } = grouped(design('helpless'), ['cpu0'], (inner) => {
    const [out = ''] = Object.keys(inner.interfaces);
    return {
      ...inner,
      instances: { ...inner.instances, again0: { ip: inner.vlnv } },
      interfaceConnections: [{ manager: `again0.${out}`, subordinate: out }],
    };
  });
  expect(messages(document, library)).toEqual([]);
});

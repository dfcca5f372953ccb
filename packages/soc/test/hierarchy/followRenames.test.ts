import type { SocDocument } from '@netloom/model';
import { followRenames, rename, setParameter, setPatch } from '@netloom/soc';
import type { InstancePatch } from '@netloom/soc';
import { expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import * as designs from '../designs.ts';
import { testLibrary } from '../fixtures.ts';

const { parent, children } = designs.parentOf();
const tally = children.find(({ name }) => name === 'tally')!;
const NO_LAYOUT = { netloom: 'layout', version: 1, blocks: {} } as const;

const drawn = (document: SocDocument) => ({ document, layout: NO_LAYOUT });
const renamed = rename(drawn(tally), 'counter0', 'ticks').document!;
const others = new Map(children.map((each) => [each.vlnv, each] as const));
const problems = (top: SocDocument, below: readonly SocDocument[]) =>
  check(top, testLibrary([...below]))
    .filter(({ code }) => code.startsWith('SOC-PATCH'))
    .map(({ message }) => message);
const PATCH: InstancePatch = {
  '/instances/counter0/parameters/MODE': '1',
  '/portConnections/counter0.enable': { from: "1'b1", to: 'counter0.enable' },
};
const having = (patch: InstancePatch) => setPatch(parent, 'tally0', patch).document!;

it('lets overrides speak of a block by its new name', () => {
  const before = having(PATCH);
  expect(problems(before, children)).toEqual([]);
  const now = children.map((each) => (each === tally ? renamed : each));
  expect(problems(before, now)).not.toEqual([]);
  const after = followRenames(before, { from: tally, to: renamed, others });
  expect(problems(after, now)).toEqual([]);
  expect(after.instances['tally0']!.patch).toEqual({
    '/instances/ticks/parameters/MODE': '1',
    '/portConnections/ticks.enable': { from: "1'b1", to: 'ticks.enable' },
  });
});

it('makes no override of what else was changed in the document', () => {
  const changed = setParameter(renamed, 'ticks', 'STEP', '3').document ?? renamed;
  const extra = { ...changed, title: 'Another', description: 'Edited at once' };
  const after = followRenames(having(PATCH), { from: tally, to: extra, others });
  expect(Object.keys(after.instances['tally0']!.patch!)).toHaveLength(2);
});

it('follows overrides of levels below, and leaves alone what does not speak of the name', () => {
  const outer: SocDocument = {
    ...parent,
    ...{ name: 'outer', vlnv: 'test:soc:outer:1.0', instances: { parent0: { ip: parent.vlnv } } },
    ...{ portConnections: [], interfaceConnections: [], addressMap: {}, interrupts: {} },
  };
  const nested = setPatch(outer, 'parent0', { '/instances/tally0/patch': PATCH }).document!;
  const all = new Map([...others, [parent.vlnv, parent]]);
  const after = followRenames(nested, { from: tally, to: renamed, others: all });
  expect(JSON.stringify(after.instances['parent0']!.patch)).toContain('ticks');
  expect(JSON.stringify(after.instances['parent0']!.patch)).not.toContain('counter0');
  expect(followRenames(parent, { from: tally, to: renamed, others })).toBe(parent);
  expect(followRenames(nested, { from: tally, to: tally, others: all })).toBe(nested);
});

it('keeps an override that cannot be as it is written', () => {
  const gone = { '/instances/nobody/parameters/DEPTH': '4' };
  const after = followRenames(having({ ...PATCH, ...gone }), { from: tally, to: renamed, others });
  expect(after.instances['tally0']!.patch).toMatchObject(gone);
});

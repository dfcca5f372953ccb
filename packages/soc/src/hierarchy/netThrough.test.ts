import { IpDescriptor } from '@netloom/model';
import type { SocDocumentText } from '@netloom/model';
import { createLibrary, definitionsBelow, group, netThrough } from '@netloom/soc';
import { expect, it } from 'vitest';
import { diceOf } from '../../../model/test/dice.ts';
import { soc } from '../../test/fixtures.ts';
import { BLOCKS } from '../../test/hierarchy/ips.ts';
import { randomDesign } from '../../test/hierarchy/randomDesign.ts';

const CELL = IpDescriptor.parse({
  ...{ netloom: 'ip', version: 1, vlnv: 'test:ip:cell:1.0', module: 'cell', title: 'cell' },
  ports: [
    { name: 'a', direction: 'in', width: '4' },
    { name: 'y', direction: 'out', width: '4' },
  ],
});
const named = (name: string, rest: Partial<SocDocumentText>) => ({
  ...soc(rest),
  name,
  vlnv: `test:soc:${name}:1.0`,
});
const io = {
  ports: { in0: { direction: 'in', width: '8' }, out0: { direction: 'out', width: '8' } },
} as const;
const low = named('low', {
  ...io,
  instances: { c: { ip: CELL.vlnv } },
  portConnections: [
    { from: 'in0[7:4]', to: 'c.a' },
    { from: 'c.y', to: 'out0[3:0]' },
    { from: 'in0[3:0]', to: 'out0[7:4]' },
  ],
});
const mid = named('mid', {
  ...io,
  instances: { l: { ip: low.vlnv } },
  portConnections: [
    { from: 'in0', to: 'l.in0' },
    { from: 'l.out0', to: 'out0' },
  ],
});
const top = named('top', {
  ports: { q: { direction: 'out', width: '4' } },
  instances: { s: { ip: CELL.vlnv }, m: { ip: mid.vlnv }, n: { ip: mid.vlnv } },
  portConnections: [
    { from: 's.y', to: 'm.in0[3:0]' },
    { from: 'm.out0[7:4]', to: 'q' },
    { from: 's.y', to: 'n.in0[7:4]' },
  ],
});
const library = createLibrary(
  [CELL],
  [low, mid, top].map((document) => ({ document })),
);
const told = (way: string[], endpoint: string) =>
  netThrough(top, library, way, endpoint).map(
    ({ way: at, links }) => `${at.join('/')}: ${links.map(({ from, to }) => `${from}>${to}`).join(' ')}`,
  );

/** By hand: low bits go through `m` to `q`, high bits of `n` end at its cell. */
const WHOLE = [
  ': s.y>m.in0[3:0] s.y>n.in0[7:4] m.out0[7:4]>q',
  'm: in0>l.in0 l.out0>out0',
  'n: in0>l.in0',
  'm/l: in0[3:0]>out0[7:4]',
  'n/l: in0[7:4]>c.a',
];

it('follows a net down and up again, by the bits that it has, from wherever it is taken', () => {
  expect(told([], 's.y')).toEqual(WHOLE);
  for (const [way, endpoint] of [
    [[], 'q'],
    [['n', 'l'], 'c.a'],
    [['m'], 'l.in0[3:0]'],
  ] as const) {
    expect(new Set(told([...way], endpoint).map((line) => line.split(':')[0])), endpoint).toEqual(
      new Set(WHOLE.map((line) => line.split(':')[0])),
    );
  }
  expect(told(['m', 'l'], 'c.y')).toEqual(['m: l.out0>out0', 'm/l: c.y>out0[3:0]']);
});

it('says nothing of what is not there, and ends where a document contains itself', () => {
  expect([...told([], 's.none'), ...told(['s'], 'a'), ...told(['x'], 'a')]).toEqual([]);
  const ring = named('ring', {
    ports: { p: { direction: 'in', width: '1' } },
    instances: { again: { ip: 'test:soc:ring:1.0' } },
    portConnections: [{ from: 'p', to: 'again.p' }],
  });
  const rings = createLibrary([], [{ document: ring }]);
  expect(netThrough(ring, rings, [], 'p').length).toBeLessThan(100);
  expect(definitionsBelow(ring, rings)).toEqual([]);
});

it('finds the same instance pins on a net when some of the instances stand a level deeper', () => {
  const flatLibrary = createLibrary(Object.values(BLOCKS));
  let compared = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const dice = diceOf(seed);
    const document = randomDesign(dice);
    const names = Object.keys(document.instances);
    const inside = dice.shuffled(names).slice(0, 1 + dice.below(names.length - 1));
    const layout = { netloom: 'layout', version: 1, blocks: {} } as const;
    const grouped = group({ document, layout }, flatLibrary, inside, 'sub');
    if (grouped.refused) continue;
    const deep = createLibrary(Object.values(BLOCKS), [{ document: grouped.inner.document }]);
    const outer = grouped.document;
    for (const { from } of document.portConnections.filter(({ from: source }) => /^u\d+\./.test(source))) {
      const isInside = inside.includes(from.split('.')[0]!);
      const way = isInside ? [instanceOf(outer, grouped.inner.document.vlnv)] : [];
      const flat = pinsOf(netThrough(document, flatLibrary, [], from), names);
      expect(pinsOf(netThrough(outer, deep, way, from), names), `${seed} ${from}`).toEqual(flat);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

function instanceOf(document: ReturnType<typeof soc>, vlnv: string): string {
  return Object.entries(document.instances).find(([, { ip }]) => ip === vlnv)![0];
}

/** The pins of the leaf instances that a net meets, whatever level they stand at. */
function pinsOf(levels: ReturnType<typeof netThrough>, leaves: readonly string[]): string[] {
  const ends = levels.flatMap(({ links }) => links.flatMap(({ from, to }) => [from, to]));
  const pins = ends
    .map((end) => end.replace(/\[.*$/, ''))
    .filter((end) => leaves.includes(end.split('.')[0]!));
  return [...new Set(pins)].toSorted();
}

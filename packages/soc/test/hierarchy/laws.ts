import type { SocDocument } from '@netloom/model';
import { dissolve, expose, group, withDocuments, writeDocument } from '@netloom/soc';
import { expect } from 'vitest';
import { diceOf } from '../../../model/test/dice.ts';
import { LIBRARY } from './ips.ts';
import { MUTATIONS } from './mutants.ts';
import { randomDesign, someInstances } from './randomDesign.ts';
import { compareWiring, netsOf } from './wiringProof.ts';

const LAYOUT = { netloom: 'layout', version: 1, blocks: {} } as const;
const SAME = { differences: [], equivalent: true };

interface Grouping {
  flat: SocDocument;
  outer: SocDocument;
  inner: SocDocument;
  names: ReadonlyMap<string, string>;
}

/** A random design, and the same with some of its blocks in a document of their own. */
export function groupedDesign(seed: number): Grouping {
  const dice = diceOf(seed);
  const flat = randomDesign(dice);
  const members = someInstances(dice, flat);
  const grouped = group({ document: flat, layout: LAYOUT }, LIBRARY, members, 'cluster');
  expect(grouped.refused).toBeUndefined();
  const names = new Map(members.map((name) => [`cluster0.${name}`, name]));
  return { flat, outer: grouped.document!, inner: grouped.inner!.document, names };
}

/** Grouping and dissolving leave every pin on its net, and the text comes back as it was. */
export async function groupsAndDissolves(seed: number): Promise<void> {
  const { flat, outer, inner, names } = groupedDesign(seed);
  expect(await compareWiring({ top: flat }, { top: outer, below: [inner], names })).toEqual(SAME);
  const library = withDocuments(LIBRARY, [inner]);
  const back = dissolve({ document: outer, layout: LAYOUT }, library, 'cluster0');
  expect(back.refused).toBeUndefined();
  expect(await compareWiring({ top: flat }, { top: back.document! })).toEqual(SAME);
  expect(writeDocument(back.document!)).toBe(writeDocument(flat));
}

/** Pins two levels down lead to the top in one step, on the nets that they were on, and nothing else changes. */
export async function exposes(seed: number): Promise<void> {
  const { outer, inner } = groupedDesign(seed);
  const known = withDocuments(LIBRARY, [inner]);
  const shell = group({ document: outer, layout: LAYOUT }, known, ['cluster0'], 'shell');
  const [middle, top] = [shell.inner!.document, shell.document!];
  const before = await netsOf({ top, below: [inner, middle] });
  for (const [name, { ip }] of Object.entries(inner.instances)) {
    const pin = { 'test:ip:logic:1.0': 'z', 'test:ip:full:1.0': 'm_awid', 'test:ip:pads:1.0': 'sense' }[ip];
    if (pin === undefined) continue;
    const levels = [
      { document: middle, instance: 'cluster0' },
      { document: top, instance: 'shell0' },
    ];
    const exposed = expose(inner, withDocuments(known, [middle]), `${name}.${pin}`, levels);
    const [low, mid, high] = exposed.documents!;
    const nets = await netsOf({ top: high!, below: [low!, mid!] });
    const isNew = (each: string) => each.startsWith(`${exposed.name!}[`);
    const old = [...nets].filter(([each]) => !isNew(each));
    const without = old.flatMap(([each, net]) => {
      const others = net.split(' ').filter((other) => !isNew(other));
      return others.length > 1 || others[0] !== each ? [[each, others.join(' ')] as const] : [];
    });
    expect(new Map(without)).toEqual(before);
    expect(nets.get(`${exposed.name!}[1]`)).toContain(`shell0.cluster0.${name}.${pin}[1]`);
  }
}

/** Pins that the solver cannot follow: those of two directions, and bits above the width that a black box has by default. */
const UNSOLVED = /\.pin\[|\.[ay]\[(8|9|10|11)\]/;

/** A clock that the block has for an interface alone leads nowhere inside. */
function isIdle(outer: SocDocument, mutant: SocDocument, inner: SocDocument): boolean {
  const before = new Set(outer.portConnections.map(({ from, to }) => `${from} ${to}`));
  const changed = mutant.portConnections.filter(({ from, to }) => !before.has(`${from} ${to}`));
  return changed.some(({ to }) => {
    const [instance, port] = to.split('.');
    return instance === 'cluster0' && inner.portConnections.every(({ from }) => from !== port);
  });
}

/** Every mutation of either side of the boundary that applies is noticed; gives how many did. */
export async function noticesMutants(seed: number): Promise<string[]> {
  const { flat, outer, inner, names } = groupedDesign(seed);
  const noticed: string[] = [];
  for (const [name, mutate] of Object.entries(MUTATIONS)) {
    const dice = diceOf(seed + 1000);
    for (const side of ['inner', 'outer'] as const) {
      const mutant = mutate(side === 'inner' ? inner : outer, dice);
      if (!mutant || (side === 'outer' && isIdle(outer, mutant, inner))) continue;
      const after =
        side === 'inner' ? { top: outer, below: [mutant], names } : { top: mutant, below: [inner], names };
      const { differences, equivalent } = await compareWiring({ top: flat }, after);
      expect(differences, `${name} (${side})`).not.toEqual([]);
      const isSeen = name !== 'another parameter' && !differences.some((pin) => UNSOLVED.test(pin));
      if (isSeen) expect(equivalent, `${name} (${side})`).toBe(false);
      noticed.push(`${name} (${side})`);
    }
  }
  return noticed;
}

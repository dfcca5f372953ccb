import type { SocDocument } from '@netloom/model';
import { group } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../model/test/dice.ts';
import * as designs from '../../test/designs.ts';
import { LIBRARY } from '../../test/hierarchy/ips.ts';
import { randomDesign, someInstances } from '../../test/hierarchy/randomDesign.ts';
import { without } from '../../test/socLaws.ts';
import { socKind } from './socKind.ts';

const LAYOUT = { netloom: 'layout', version: 1, blocks: {} } as const;
const SECTIONS = ['clocks', 'resets', 'ports', 'interfaces', 'instances'] as const;

/** Endpoints of a text, read without the code that is tested, that no thing of the document has. */
function danglingIn(document: SocDocument): string[] {
  const known = new Set(SECTIONS.flatMap((section) => Object.keys(document[section])));
  const ends = [
    ...document.portConnections.flatMap(({ from, to }) => [from, to]),
    ...document.interfaceConnections.flatMap(({ manager, subordinate }) => [manager, subordinate]),
    ...Object.entries(document.interrupts).flatMap(([from, { sink }]) => [from, sink]),
    ...Object.keys(document.addressMap),
  ];
  return ends.filter((end) => /^[A-Za-z_]/.test(end) && !known.has(end.split(/[.[]/)[0]!));
}

/** What somebody else does with a block meanwhile. */
function joined(document: SocDocument, name: string, way: number): SocDocument {
  const ports = { ...document.ports, fresh: { direction: 'out' as const, width: '1' } };
  if (way === 2) {
    const interrupts = { ...document.interrupts, [`${name}.fresh_irq`]: { sink: 'fresh', number: 0 } };
    return { ...document, ports, interrupts };
  }
  const wire =
    way === 1 ? { from: `${name}.fresh_out`, to: 'fresh' } : { from: 'clk', to: `${name}.fresh_in` };
  return { ...document, ports, portConnections: [...document.portConnections, wire] };
}

describe('a block that one side groups and the other joins to something', () => {
  it('is one conflict, whoever merges, and no choice leaves an end without its thing', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const dice = diceOf(seed);
      const base = randomDesign(dice);
      const members = someInstances(dice, base);
      const grouped = group({ document: base, layout: LAYOUT }, LIBRARY, members, 'cluster').document!;
      const [member] = dice.shuffled(members) as [string];
      const theirs = joined(base, member, seed % 3);
      const pointer = `/instances/${member}`;
      for (const [one, other, remover] of [
        [grouped, theirs, 'mine'],
        [theirs, grouped, 'theirs'],
      ] as const) {
        const { conflicts, document } = socKind.merge(base, one, other);
        expect(
          conflicts.map((each) => each.pointer),
          `seed ${seed}`,
        ).toEqual([pointer]);
        expect(conflicts[0]).not.toHaveProperty(remover);
        expect(danglingIn(document).filter((end) => !danglingIn(one).includes(end))).toEqual([]);
        for (const choice of ['mine', 'theirs'] as const) {
          const settled = socKind.merge(base, one, other, { [pointer]: choice });
          expect(settled.conflicts).toEqual([]);
          expect(Object.hasOwn(settled.document.instances, member)).toBe(choice !== remover);
          expect(danglingIn(settled.document)).toEqual([]);
        }
      }
    }
  });

  it('is none where the other side changed blocks that stayed', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const dice = diceOf(seed);
      const base = randomDesign(dice);
      const members = someInstances(dice, base);
      const grouped = group({ document: base, layout: LAYOUT }, LIBRARY, members, 'cluster').document!;
      const stayed = Object.keys(base.instances).filter((name) => !members.includes(name));
      if (stayed.length === 0) continue;
      const theirs = joined(base, stayed[0]!, seed % 3);
      const [merged, turned] = [socKind.merge(base, grouped, theirs), socKind.merge(base, theirs, grouped)];
      expect(merged.conflicts).toEqual([]);
      expect(socKind.write(merged.document)).toBe(socKind.write(turned.document));
      expect(socKind.write(merged.document)).toBe(socKind.write(joined(grouped, stayed[0]!, seed % 3)));
    }
  });
});

it('brings a removed block back with its wires where its keeper is chosen', () => {
  const base = designs.busDesign(1, 1, 1);
  const [name] = Object.keys(base.instances).filter((each) => each.startsWith('ram')) as [string];
  const speaks = (end: string) => end.startsWith(`${name}.`);
  const removed = {
    ...base,
    instances: without(base.instances, name),
    portConnections: base.portConnections.filter(({ from, to }) => !speaks(from) && !speaks(to)),
    interfaceConnections: base.interfaceConnections.filter(({ subordinate }) => !speaks(subordinate)),
    addressMap: Object.fromEntries(Object.entries(base.addressMap).filter(([end]) => !speaks(end))),
  };
  const described = { ...base.instances[name]!, description: 'kept' };
  const changed = { ...base, instances: { ...base.instances, [name]: described } };
  const chosen = socKind.merge(base, removed, changed, { [`/instances/${name}`]: 'theirs' });
  expect(socKind.write(chosen.document)).toBe(socKind.write(changed));
  const left = socKind.merge(base, removed, changed, { [`/instances/${name}`]: 'mine' });
  expect(socKind.write(left.document)).toBe(socKind.write(removed));
});

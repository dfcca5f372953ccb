import type { Block, Design } from '../../design/block.ts';
import { sameTop } from '../../design/sameTop.ts';
import type { Shape } from '../../design/shape.ts';
import type { Subject } from '../rule.ts';
import { speaksOf } from './speaksOf.ts';

/**
 * What a rule looks at. `top` is all but the inside of a document, `names` are those of its instances, `pins` their ports
 * and interfaces, `blocks` all that is known of them; `joinedPins` and `joinedBlocks` are those of the instances that
 * connections, addresses, interrupts or the clock tree speak of. The others are sections of the document and what follows
 * from them.
 */
export type Facet =
  | 'top'
  | 'names'
  | 'pins'
  | 'blocks'
  | 'joinedPins'
  | 'joinedBlocks'
  | 'portConnections'
  | 'interfaceConnections'
  | 'addressMap'
  | 'interrupts'
  | 'links'
  | 'drives'
  | 'reach';

export const EVERYTHING: readonly Facet[] = [
  'top',
  'blocks',
  'portConnections',
  'interfaceConnections',
  'addressMap',
  'interrupts',
  'links',
  'drives',
  'reach',
];

/** The facets of a design in which it is another one than a version before, by identity. */
export function changedIn(before: Design, now: Design): Set<Facet> {
  const changed = new Set<Facet>();
  if (!sameTop(before.document, now.document)) changed.add('top');
  for (const section of ['portConnections', 'interfaceConnections', 'addressMap', 'interrupts'] as const) {
    if (before.document[section] !== now.document[section]) changed.add(section);
  }
  for (const facet of changedBlocks(before, now)) changed.add(facet);
  return changed;
}

/** Adds what follows from sections: links, drives and reach, and what is joined by them. */
export function changedWiring(changed: Set<Facet>, before: Subject, now: Subject): void {
  if (changed.has('blocks') && speaksOf(before.design, now.design, otherBlocks(before.design, now.design))) {
    changed.add('joinedBlocks');
    if (changed.has('pins')) changed.add('joinedPins');
  }
  if (before.wiring.links !== now.wiring.links) changed.add('links');
  if (before.wiring.drives !== now.wiring.drives) changed.add('drives');
  if (before.reach !== now.reach) changed.add('reach');
}

function changedBlocks({ blocks: before }: Design, { blocks: now }: Design): readonly Facet[] {
  const [names, others] = [[...before.keys()], [...now.keys()]];
  if (names.length !== others.length || names.some((name, at) => name !== others[at])) {
    return ['names', 'pins', 'blocks'];
  }
  let isChanged = false;
  for (const name of names) {
    const [old, block] = [before.get(name)!, now.get(name)!];
    if (sameBlock(old, block)) continue;
    isChanged = true;
    if (!old.shape || !block.shape || !samePins(old.shape, block.shape)) return ['pins', 'blocks'];
  }
  return isChanged ? ['blocks'] : [];
}

/** Names of instances that only one of two designs has, or whose pins are others. */
export function otherPins({ blocks: before }: Design, { blocks: now }: Design): Set<string> {
  const others = new Set<string>();
  for (const [name, { shape }] of now) {
    const old = before.get(name);
    const isSame = old && (old.shape === shape || (old.shape && shape && samePins(old.shape, shape)));
    if (!isSame) others.add(name);
  }
  for (const name of before.keys()) if (!now.has(name)) others.add(name);
  return others;
}

/** Names of instances that only one of two designs has, or of which anything else is known. */
function otherBlocks({ blocks: before }: Design, { blocks: now }: Design): Set<string> {
  const others = new Set<string>();
  for (const [name, block] of now) {
    const old = before.get(name);
    if (!old || !sameBlock(old, block)) others.add(name);
  }
  for (const name of before.keys()) if (!now.has(name)) others.add(name);
  return others;
}

function sameBlock(old: Block, block: Block): boolean {
  return old.shape === block.shape && (block.shape !== undefined || old.instance === block.instance);
}

/** Those of a generated block follow from its options. */
function samePins(one: Shape, other: Shape): boolean {
  const isSame =
    one.descriptor === other.descriptor && one.ports === other.ports && one.entry === other.entry;
  return isSame && !one.generated && !other.generated;
}

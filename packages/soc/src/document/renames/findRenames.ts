import type { Rename, SocDocument } from '@netloom/model';
import { NAMED_SECTIONS, entriesOf } from './namedSections.ts';
import type { NamedSection } from './namedSections.ts';
import { mentioned } from './mentioned.ts';
import { pairUp } from './pairUp.ts';
import { traitsOf } from './traits.ts';

const known = new WeakMap<SocDocument, WeakMap<SocDocument, Rename[]>>();

/**
 * Things that have another name in `to`: what only `from` has and what only `to` has, of one sort, and of which mostly
 * the same is said. Two that fit equally well are no rename.
 */
export function findRenames(from: SocDocument, to: SocDocument): Rename[] {
  let ofFrom = known.get(from);
  if (!ofFrom) known.set(from, (ofFrom = new WeakMap<SocDocument, Rename[]>()));
  let renames = ofFrom.get(to);
  if (!renames) ofFrom.set(to, (renames = find(from, to)));
  return renames;
}

function find(from: SocDocument, to: SocDocument): Rename[] {
  return NAMED_SECTIONS.flatMap((section) => {
    const gone = onlyIn(from, to, section);
    const come = onlyIn(to, from, section);
    if (gone.size === 0 || come.size === 0) return [];
    // Of a renamed thing nothing is left under the old name.
    const left = mentioned(to);
    for (const name of gone) if (left.has(name)) gone.delete(name);
    const pairs = pairUp(traitsOf(from, section, gone), traitsOf(to, section, come));
    return pairs.map(([old, now]) => ({ record: section, from: old, to: now }));
  });
}

function onlyIn(document: SocDocument, other: SocDocument, section: NamedSection): Set<string> {
  const known = entriesOf(other, section);
  return new Set(Object.keys(entriesOf(document, section)).filter((name) => !Object.hasOwn(known, name)));
}

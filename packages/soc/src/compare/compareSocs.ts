import { pathOf } from '@netloom/model';
import type { DocumentChange, SocDocument, SocLayout } from '@netloom/model';
import { layoutKind } from '../document/layoutKind.ts';
import { socKind } from '../document/socKind.ts';
import { NAMED_SECTIONS } from '../document/renames/namedSections.ts';
import { findRenames } from '../document/renames/findRenames.ts';
import { renameAll } from '../document/renames/renameAll.ts';
import { renameDrawn } from '../edit/drawn.ts';
import type { Drawing } from '../edit/edit.ts';
import { blocksOf, classOf } from './changeClass.ts';
import type { ChangeClass } from './changeClass.ts';
import { joinedDocument, joinedLayout } from './joined.ts';

/** One difference, in the words of `class`; `change` has what was and what is. */
export interface SocChange {
  class: ChangeClass;
  change: DocumentChange;
  /** Instances and names of the top level that it is about, as they are called now. */
  blocks: string[];
}

/** Two versions of a SoC in one picture. */
export interface SocComparison {
  /** The old version under the new one's names. */
  before: Drawing;
  after: Drawing;
  /** What either has. */
  joined: Drawing;
  changes: SocChange[];
  /** Old names by the new ones. */
  renamed: ReadonlyMap<string, string>;
  added: ReadonlySet<string>;
  removed: ReadonlySet<string>;
}

/** What changed from one version of a SoC to another, its picture included. */
export function compareSocs(before: Drawing, after: Drawing): SocComparison {
  const renames = findRenames(before.document, after.document);
  const names = new Map(renames.map(({ from, to }) => [from, to]));
  const old: Drawing = {
    document: renameAll(before.document, renames),
    layout: renameDrawn(before.layout, names),
  };
  const isClock = clockNames(old.document, after.document);
  const changes = socKind.diff(before.document, after.document).map((change): SocChange => {
    const of = classOf(change, isClock);
    const blocks = blocksOf(change);
    // A clock does not change by what it drives.
    return { class: of, change, blocks: of === 'clock' ? blocks.slice(0, 1) : blocks };
  });
  return {
    before: old,
    after,
    joined: {
      document: joinedDocument(old.document, after.document),
      layout: joinedLayout(old.layout, after.layout),
    },
    changes: [...changes, ...moves(old.layout, after.layout), ...noteChanges(old.layout, after.layout)],
    renamed: new Map(renames.map(({ from, to }) => [to, from])),
    added: onlyIn(after.document, old.document),
    removed: onlyIn(old.document, after.document),
  };
}

function clockNames(...documents: readonly SocDocument[]): (name: string) => boolean {
  const names = new Set(
    documents.flatMap(({ clocks, resets }) => [...Object.keys(clocks), ...Object.keys(resets)]),
  );
  return (name) => names.has(name);
}

function onlyIn(document: SocDocument, other: SocDocument): Set<string> {
  return new Set(
    NAMED_SECTIONS.flatMap((section) =>
      Object.keys(document[section]).filter((name) => !Object.hasOwn(other[section], name)),
    ),
  );
}

/** What both pictures have in different places. */
function moves(before: SocLayout, after: SocLayout): SocChange[] {
  return Object.entries(after.blocks).flatMap(([name, now]): SocChange[] => {
    const was = before.blocks[name];
    if (!was || (was.x === now.x && was.y === now.y && was.flipped === now.flipped)) return [];
    const change = { pointer: `/blocks/${name}`, subject: 'block', name, before: was, after: now };
    return [{ class: 'moved', change: { kind: 'changed', ...change }, blocks: [name] }];
  });
}

/** What is written on the pictures, and where. */
function noteChanges(before: SocLayout, after: SocLayout): SocChange[] {
  const alone = (layout: SocLayout) => ({ ...layout, blocks: {} });
  return layoutKind.diff(alone(before), alone(after)).map((change) => {
    const [section, name, member] = pathOf(change.pointer);
    if (section === 'insides') return { class: 'moved', change, blocks: [name!] };
    return { class: member !== undefined && PLACE.has(member) ? 'moved' : 'note', change, blocks: [] };
  });
}

const PLACE: ReadonlySet<string> = new Set(['x', 'y', 'width', 'height']);

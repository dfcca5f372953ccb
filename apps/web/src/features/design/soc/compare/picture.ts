import type { ChangeClass, Design, Drawing, Library, SocChange, SocComparison } from '@netloom/soc';
import { compareSocs, designOf } from '@netloom/soc';
import { freeOffset } from '../geometry/freePlace.ts';
import { buildScene } from '../geometry/scene.ts';
import type { Scene } from '../geometry/scene.ts';
import { linksOf } from '../geometry/links.ts';
import type { Link } from '../geometry/links.ts';

export type LinkMark = 'added' | 'removed' | 'changed';

/** Two versions as pictures: both in one, and each for itself under one set of names. */
export interface ComparedPictures {
  comparison: SocComparison;
  joined: Scene;
  before: Scene;
  after: Scene;
  /** What changed at a block or flag, each class once. */
  blocks: ReadonlyMap<string, readonly ChangeClass[]>;
  links: ReadonlyMap<string, LinkMark>;
}

export function comparedPictures(before: Drawing, after: Drawing, library: Library): ComparedPictures {
  const comparison = compareSocs(before, after);
  const { changes, joined, added, removed } = comparison;
  return {
    comparison,
    joined: apart(designOf(joined.document, library), joined, removed),
    before: sceneOf(comparison.before, library),
    after: sceneOf(comparison.after, library),
    blocks: classesByBlock(changes, added, removed),
    links: linkMarks(comparison),
  };
}

function sceneOf({ document, layout }: Drawing, library: Library): Scene {
  return buildScene(designOf(document, library), layout, { clockWires: false });
}

/** The picture of both, with what is gone beside what has taken its place. */
function apart(design: Design, { layout }: Drawing, removed: ReadonlySet<string>): Scene {
  const first = buildScene(design, layout, { clockWires: false });
  const isGone = (name: string) => removed.has(name);
  const taken = first.blocks.filter(({ shape }) => !isGone(shape.name)).map((block) => ({ ...block }));
  const blocks = { ...layout.blocks };
  for (const block of first.blocks.filter(({ shape }) => isGone(shape.name))) {
    const by = freeOffset([block], taken);
    const placed = { ...block, x: block.x + by.x, y: block.y + by.y };
    taken.push(placed);
    blocks[block.shape.name] = { ...blocks[block.shape.name], x: placed.x, y: placed.y };
  }
  return removed.size === 0 ? first : buildScene(design, { ...layout, blocks }, { clockWires: false });
}

function classesByBlock(
  changes: readonly SocChange[],
  added: ReadonlySet<string>,
  removed: ReadonlySet<string>,
): Map<string, ChangeClass[]> {
  const classes = new Map<string, Set<ChangeClass>>();
  for (const { class: of, blocks } of changes) {
    for (const name of blocks) classes.set(name, (classes.get(name) ?? new Set()).add(of));
  }
  // What is new or gone as a whole says that alone.
  for (const name of added) classes.set(name, new Set<ChangeClass>(['added']));
  for (const name of removed) classes.set(name, new Set<ChangeClass>(['removed']));
  return new Map([...classes].map(([name, each]) => [name, [...each]]));
}

function linkMarks({ before, after, joined }: SocComparison): Map<string, LinkMark> {
  const noted = (link: Link) => `${link.id} ${link.toNote}`;
  const [was, now] = [before, after].map(({ document }) => linksOf(document));
  const [wasIds, nowIds] = [was!, now!].map((links) => new Set(links.map(({ id }) => id)));
  const wasNoted = new Set(was!.map(noted));
  const marks = new Map<string, LinkMark>();
  for (const link of linksOf(joined.document)) {
    if (!wasIds!.has(link.id)) marks.set(link.id, 'added');
    else if (!nowIds!.has(link.id)) marks.set(link.id, 'removed');
    else if (!wasNoted.has(noted(link))) marks.set(link.id, 'changed');
  }
  return marks;
}

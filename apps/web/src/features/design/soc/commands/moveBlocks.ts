import type { SocLayout } from '@netloom/model';
import { movedBy } from '@netloom/soc';
import type { Scene } from '../geometry/scene.ts';
import type { Point } from '../../../../view2d/geometry.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';

export function moveBlocks(
  names: ReadonlySet<string>,
  by: Point,
  notes: ReadonlySet<string> = new Set(),
): void {
  if (names.size + notes.size === 0 || (by.x === 0 && by.y === 0)) return;
  const { layout, scene } = useSoc.getState();
  const moved = names.size === 0 ? layout : movedLayout(layout, scene, names, by);
  change({ layout: withMovedNotes(moved, notes, by) });
}

function withMovedNotes(layout: SocLayout, names: ReadonlySet<string>, by: Point): SocLayout {
  if (names.size === 0) return layout;
  const notes = Object.entries(layout.notes ?? {}).map(
    ([name, note]) => [name, names.has(name) ? movedBy(note, by) : note] as const,
  );
  return { ...layout, notes: Object.fromEntries(notes) };
}

/** The layout with `names` moved, and with every block that had no place written where the scene shows it. */
function movedLayout(layout: SocLayout, scene: Scene, names: ReadonlySet<string>, by: Point): SocLayout {
  const blocks = { ...settledLayout(layout, scene).blocks };
  for (const name of names) {
    const old = blocks[name];
    if (old) blocks[name] = { ...old, x: old.x + by.x, y: old.y + by.y };
  }
  return { ...layout, blocks };
}

/** The layout with a place for every block, so that what is moved or added later leaves the others where they are. */
export function settledLayout(layout: SocLayout, scene: Scene): SocLayout {
  const missing = scene.blocks.filter((block) => !layout.blocks[block.shape.name]);
  if (missing.length === 0) return layout;
  const added = missing.map(({ shape, x, y }) => [shape.name, { x, y }] as const);
  return { ...layout, blocks: { ...layout.blocks, ...Object.fromEntries(added) } };
}

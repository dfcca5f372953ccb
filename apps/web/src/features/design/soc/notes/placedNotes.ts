import type { DiagramNote, SocLayout } from '@netloom/model';
import type { PlacedBlock } from '../geometry/scene.ts';
import type { Rect } from '../../../../view2d/geometry.ts';

/** A note or frame of the diagram. */
export interface PlacedNote extends DiagramNote {
  name: string;
}

/** In the order in which they are painted: frames from the largest to the smallest, then notes. */
export function notesOf({ notes = {} }: SocLayout): PlacedNote[] {
  const area = ({ width, height, frame }: PlacedNote) => (frame ? width * height : 0);
  return Object.entries(notes)
    .map(([name, note]) => ({ ...note, name }))
    .sort((a, b) => area(b) - area(a) || (a.name < b.name ? -1 : 1));
}

/** What goes along when `moved` is moved: blocks and notes that stand wholly in the frames among them. */
export function contentsOf(
  { blocks, notes }: { blocks: readonly PlacedBlock[]; notes: readonly PlacedNote[] },
  moved: ReadonlySet<string>,
): { blocks: string[]; notes: string[] } {
  const frames = notes.filter(({ name, frame }) => frame && moved.has(name));
  if (frames.length === 0) return { blocks: [], notes: [] };
  const isIn = (rect: Rect) => frames.some((frame) => frame !== rect && isWithin(rect, frame));
  return {
    blocks: blocks.filter(isIn).map(({ shape }) => shape.name),
    notes: notes.filter(isIn).map(({ name }) => name),
  };
}

/** Whether a rectangle stands wholly in another. */
export function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

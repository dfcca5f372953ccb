import { contains } from '../../../../view2d/geometry.ts';
import type { Point } from '../../../../view2d/geometry.ts';
import type { PlacedNote } from './placedNotes.ts';

/** Height of the strip by which a frame is taken: what lies in the rest of it is no part of the frame. */
const STRIP = 26;

/** The topmost note under a point; a frame is hit at its title and its edge. */
export function hitNote(notes: readonly PlacedNote[], point: Point, slack: number): PlacedNote | undefined {
  return notes.findLast((note) => contains(note, point) && (!note.frame || isAtEdge(note, point, slack)));
}

function isAtEdge({ x, y, width, height }: PlacedNote, point: Point, slack: number): boolean {
  // As far away as one may be, there is something to take it by.
  const strip = Math.max(STRIP, 3 * slack);
  const inner = { x: x + slack, y: y + strip, width: width - 2 * slack, height: height - strip - slack };
  return !contains(inner, point);
}

/** Whether a point is at the corner by which a note is made larger. */
export function isAtHandle({ x, y, width, height }: PlacedNote, point: Point, reach: number): boolean {
  return point.x >= x + width - reach && point.y >= y + height - reach;
}

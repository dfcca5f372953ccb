import { hitNote } from '../notes/hitNote.ts';
import type { PlacedNote } from '../notes/placedNotes.ts';
import type { PlacedBlock, PlacedPin, Scene, Wire } from './scene.ts';
import type { Tag } from './tags.ts';
import { contains } from '../../../../view2d/geometry.ts';
import type { Point, Rect } from '../../../../view2d/geometry.ts';

export type Hit =
  | { kind: 'pin'; pin: PlacedPin }
  | { kind: 'block'; block: PlacedBlock }
  | { kind: 'tag'; tag: Tag }
  | { kind: 'wire'; wire: Wire }
  | { kind: 'note'; note: PlacedNote };

/** What lies under a point; `slack` is the reach, in canvas units, around pins and wires. Later blocks lie on top. */
export function hitTest(scene: Scene, point: Point, slack: number): Hit | undefined {
  const block = scene.blocks.findLast((candidate) => contains(grow(candidate, slack), point));
  const pin = block && pinAt(scene, block, point, slack);
  if (pin) return { kind: 'pin', pin };
  if (block && contains(block, point)) return { kind: 'block', block };
  const tag = scene.tags.find((candidate) => contains(candidate, point));
  if (tag) return { kind: 'tag', tag };
  const wire = scene.wires.findLast((candidate) => isNear(candidate, point, slack));
  if (wire) return { kind: 'wire', wire };
  const note = hitNote(scene.notes, point, slack);
  return note && { kind: 'note', note };
}

/** The label of a pin belongs to it: one need not hit the dot. */
const LABEL = 30;

function pinAt(scene: Scene, block: PlacedBlock, point: Point, slack: number): PlacedPin | undefined {
  for (const shape of block.shape.pins) {
    const x = block.x + shape.dx;
    const reach = shape.side === 'left' ? [x - slack, x + LABEL] : [x - LABEL, x + slack];
    const inside = point.x >= reach[0]! && point.x <= reach[1]!;
    if (inside && Math.abs(point.y - block.y - shape.dy) <= 9) return scene.pins.get(shape.endpoint);
  }
  return undefined;
}

function grow(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };
}

function isNear(wire: Wire, point: Point, slack: number): boolean {
  if (!contains(grow(wire.bounds, slack), point)) return false;
  return [wire.points, ...(wire.bundle?.combs ?? [])].some((line) =>
    line.some((from, index) => {
      const to = line[index + 1];
      return to !== undefined && contains(grow(segmentRect(from, to), slack), point);
    }),
  );
}

function segmentRect(from: Point, to: Point): Rect {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  };
}

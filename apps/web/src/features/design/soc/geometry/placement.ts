import type { SocLayout } from '@netloom/model';
import { GAP, inColumns } from './columns.ts';
import { ownerOf } from './flow.ts';
import { freeOffset } from './freePlace.ts';
import type { Link } from './links.ts';
import type { PlacedBlock } from './scene.ts';
import type { BlockShape } from './shape.ts';
import { place } from './place.ts';
import { boundsOf, intersects } from '../../../../view2d/geometry.ts';
import { GRID, roundUp, snap } from './units.ts';
import type { Point } from '../../../../view2d/geometry.ts';

const ORIGIN: Point = { x: 0, y: 0 };

/** Blocks where the layout has them; the rest beside them, in columns that follow the flow of the connections. */
export function placeBlocks(shapes: BlockShape[], layout: SocLayout, links: Link[]): PlacedBlock[] {
  const placed = new Map<string, PlacedBlock>();
  for (const shape of shapes) {
    const at = layout.blocks[shape.name];
    if (at) placed.set(shape.name, place(shape, { x: snap(at.x), y: snap(at.y) }));
  }
  for (const flag of besidePins(shapes, placed, links)) placed.set(flag.shape.name, flag);
  const rest = shapes.filter((shape) => !placed.has(shape.name));
  const bounds = boundsOf(placed.values());
  const origin = bounds ? { x: bounds.x, y: roundUp(bounds.y + bounds.height + GAP, GRID) } : { x: 0, y: 0 };
  for (const block of inColumns(rest, links, origin)) placed.set(block.shape.name, block);
  return shapes.map((shape) => placed.get(shape.name)!);
}

/** New flags level with the pins that they are connected to, so that their wires are straight. */
function besidePins(
  shapes: BlockShape[],
  placed: ReadonlyMap<string, PlacedBlock>,
  links: Link[],
): PlacedBlock[] {
  const flags = shapes.filter((shape) => shape.kind === 'top' && !placed.has(shape.name));
  const taken = [...placed.values()];
  return flags.flatMap((flag) => {
    const link = links.find(({ fromPin, toPin }) => fromPin === flag.name || toPin === flag.name);
    const peer = link?.fromPin === flag.name ? link.toPin : link?.fromPin;
    const block = placed.get(ownerOf(peer) ?? '');
    const pin = block?.shape.pins.find((each) => each.endpoint === peer);
    if (!block || !pin) return [];
    const x = block.x + pin.dx + (pin.side === 'right' ? GAP : -GAP - flag.width);
    const { width, height, pins } = flag;
    const wanted = { x, y: block.y + pin.dy - pins[0]!.dy, width, height };
    const free = taken.some((other) => intersects(other, wanted)) ? freeOffset([wanted], taken) : ORIGIN;
    const flagged = place(flag, { x: wanted.x + free.x, y: wanted.y + free.y });
    taken.push(flagged);
    return [flagged];
  });
}

import type { SocLayout } from '@netloom/model';
import type { Link } from './links.ts';
import type { PlacedBlock } from './scene.ts';
import type { BlockShape } from './shape.ts';
import { boundsOf, GRID, roundUp, snap } from './units.ts';
import type { Point } from './units.ts';

/** Free space between blocks that nobody has placed yet. */
const GAP = 12 * GRID;

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
  return flags.flatMap((flag) => {
    const link = links.find(({ fromPin, toPin }) => fromPin === flag.name || toPin === flag.name);
    const peer = link?.fromPin === flag.name ? link.toPin : link?.fromPin;
    const block = placed.get(ownerOf(peer) ?? '');
    const pin = block?.shape.pins.find((each) => each.endpoint === peer);
    if (!block || !pin) return [];
    const x = block.x + pin.dx + (pin.side === 'right' ? GAP : -GAP - flag.width);
    return [place(flag, { x, y: block.y + pin.dy - flag.pins[0]!.dy })];
  });
}

function place(shape: BlockShape, at: Point): PlacedBlock {
  return { shape, x: at.x, y: at.y, width: shape.width, height: shape.height };
}

function inColumns(shapes: BlockShape[], links: Link[], origin: Point): PlacedBlock[] {
  const level = levelsOf(shapes, links);
  const columns: BlockShape[][] = [];
  for (const shape of shapes) (columns[level.get(shape.name)!] ??= []).push(shape);
  const result: PlacedBlock[] = [];
  let x = origin.x;
  for (const column of wrap(columns.filter(Boolean))) {
    let y = origin.y;
    for (const shape of column) {
      result.push(place(shape, { x, y }));
      y = roundUp(y + shape.height + (shape.kind === 'top' ? 2 : 6) * GRID, GRID);
    }
    x += roundUp(Math.max(...column.map((shape) => shape.width)), GRID) + GAP;
  }
  return result;
}

/** Longest distance from a block that nothing drives; loops are cut where they close. */
function levelsOf(shapes: BlockShape[], links: Link[]): Map<string, number> {
  const names = new Set(shapes.map((shape) => shape.name));
  const next = new Map<string, Set<string>>();
  for (const link of links) {
    const from = ownerOf(link.fromPin);
    const to = ownerOf(link.toPin);
    if (from === undefined || to === undefined || !names.has(from) || !names.has(to) || from === to) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const level = new Map<string, number>(shapes.map((shape) => [shape.name, 0]));
  for (const name of flowOrder(shapes, next)) {
    const order = level.get(name)!;
    for (const to of next.get(name) ?? []) level.set(to, Math.max(level.get(to)!, order + 1));
  }
  return level;
}

/** Every block before those that it drives; where a loop closes, the connection back is cut from `next`. */
function flowOrder(shapes: BlockShape[], next: Map<string, Set<string>>): string[] {
  const order: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (name: string): void => {
    state.set(name, 'open');
    for (const to of next.get(name) ?? []) {
      if (state.get(to) === 'open') next.get(name)!.delete(to);
      else if (!state.has(to)) visit(to);
    }
    state.set(name, 'done');
    order.push(name);
  };
  const ranked = shapes.toSorted((a, b) => rank(a) - rank(b));
  for (const shape of ranked) if (!state.has(shape.name)) visit(shape.name);
  return order.reverse();
}

/** Where the flow begins: inputs of the top level, then managers. */
function rank(shape: BlockShape): number {
  const starts = shape.pins.every((pin) => pin.kind !== 'bus' || pin.drives);
  return shape.kind === 'top' ? 0 : starts ? 1 : 2;
}

/** Splits tall columns, so that a thousand blocks do not stand in one line. */
function wrap(columns: BlockShape[][]): BlockShape[][] {
  const count = columns.reduce((sum, column) => sum + column.length, 0);
  const most = Math.max(8, Math.ceil(Math.sqrt(count)));
  return columns.flatMap((column) =>
    Array.from({ length: Math.ceil(column.length / most) }, (_, part) =>
      column.slice(part * most, (part + 1) * most),
    ),
  );
}

/** The block that a pin belongs to: the instance, or the top-level name itself. */
export function ownerOf(pin: string | undefined): string | undefined {
  if (pin === undefined) return undefined;
  const dot = pin.indexOf('.');
  return dot < 0 ? pin : pin.slice(0, dot);
}

import type { Link } from './links.ts';
import type { PlacedPin } from './scene.ts';
import type { PinKind } from './shape.ts';
import { STUB } from './units.ts';
import type { Point } from '../../../../view2d/geometry.ts';

/** Connections that lead from one side of a block to one side of another, drawn as one thick line. */
export interface Bundle {
  /** Block and side of either end: the same as long as both blocks are there. */
  key: string;
  links: Link[];
  from: PlacedPin[];
  to: PlacedPin[];
}

/** Two lines are followed by the eye as they are. */
const LEAST = 3;
const BUNDLED: ReadonlySet<PinKind> = new Set<PinKind>(['bit', 'bits', 'interrupt']);

/** Buses are one line anyway, clocks and resets layers of their own; all else that has company is bundled unless it is opened. */
export function bundlesOf(
  links: readonly Link[],
  pins: ReadonlyMap<string, PlacedPin>,
  open: ReadonlySet<string>,
): { bundles: Bundle[]; single: Link[] } {
  const groups = new Map<string, Bundle>();
  for (const link of links) {
    const [from, to] = [pins.get(link.fromPin ?? ''), pins.get(link.toPin)];
    if (!from || !to || !canBundle(from, to)) continue;
    const key = bundleKey(from, to);
    const group = groups.get(key) ?? { key, links: [], from: [], to: [] };
    groups.set(key, group);
    group.links.push(link);
    group.from.push(from);
    group.to.push(to);
  }
  const bundles = [...groups.values()].filter(
    ({ key, from }) => !open.has(key) && new Set(from.map(({ shape }) => shape.endpoint)).size >= LEAST,
  );
  const bundled = new Set(bundles.flatMap((bundle) => bundle.links.map(({ id }) => id)));
  return { bundles, single: links.filter(({ id }) => !bundled.has(id)) };
}

/** Flags of the top level stand alone, each with its own line. */
function canBundle(from: PlacedPin, to: PlacedPin): boolean {
  const areInstances = from.block.shape.kind === 'instance' && to.block.shape.kind === 'instance';
  return (
    areInstances && from.block !== to.block && BUNDLED.has(from.shape.kind) && BUNDLED.has(to.shape.kind)
  );
}

/** The bundle that a connection would be drawn in. */
export function bundleKey(from: PlacedPin, to: PlacedPin): string {
  return `${from.block.shape.name}.${from.shape.side} > ${to.block.shape.name}.${to.shape.side}`;
}

/** The pin that the one line leads from or to: the one in the middle. */
export function middleOf(pins: readonly PlacedPin[]): PlacedPin {
  const sorted = pins.toSorted((a, b) => a.y - b.y);
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}

/** The lines that gather pins of a block beside it. */
export function combOf(pins: readonly PlacedPin[]): Point[][] {
  const [{ x, shape }] = pins as [PlacedPin];
  const rail = x + (shape.side === 'left' ? -STUB : STUB);
  const heights = pins.map(({ y }) => y);
  const ends = [Math.min(...heights), Math.max(...heights)];
  const teeth = [...new Set(heights)].map((y) => [
    { x, y },
    { x: rail, y },
  ]);
  return [ends.map((y) => ({ x: rail, y })), ...teeth];
}

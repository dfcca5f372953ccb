import type { Link } from './links.ts';
import type { BlockShape } from './shape.ts';

type Graph = Map<string, Set<string>>;

/**
 * The layer of each block from left to right: managers before subordinates. Buses decide; plain wires count where they
 * do not run against the buses, and interrupts, which always do, not at all.
 */
export function layersOf(shapes: readonly BlockShape[], links: readonly Link[]): Map<string, number> {
  const isInterrupt = interruptTest(shapes);
  const busLinks = links.filter(({ table }) => table === 'interfaceConnections');
  const buses = graphOf(shapes, busLinks);
  const byBus = busLinks.length === 0 ? new Map<string, number>() : longestPaths(shapes, buses);
  const onBus = new Set([...buses].flatMap(([from, to]) => [from, ...to]));
  const follows = (from: string, to: string) =>
    !onBus.has(from) || !onBus.has(to) || byBus.get(from)! <= byBus.get(to)!;
  const all = graphOf(
    shapes,
    links.filter((link) => !isInterrupt(link)),
    follows,
  );
  return longestPaths(shapes, all);
}

/** Whether a link carries an interrupt, by the table or as a plain wire. */
export function interruptTest(shapes: readonly BlockShape[]): (link: Link) => boolean {
  const pins = new Set<string>();
  for (const shape of shapes)
    for (const { kind, endpoint } of shape.pins) if (kind === 'interrupt') pins.add(endpoint);
  return ({ table, fromPin, toPin }) =>
    table === 'interrupts' || (fromPin !== undefined && pins.has(fromPin) && pins.has(toPin));
}

function graphOf(
  shapes: readonly BlockShape[],
  links: readonly Link[],
  follows: (from: string, to: string) => boolean = () => true,
): Graph {
  const names = new Set(shapes.map((shape) => shape.name));
  const next: Graph = new Map();
  for (const link of links) {
    const from = ownerOf(link.fromPin);
    const to = ownerOf(link.toPin);
    if (from === undefined || to === undefined || !names.has(from) || !names.has(to)) continue;
    if (from === to || (link.table !== 'interfaceConnections' && !follows(from, to))) continue;
    const known = next.get(from);
    if (known) known.add(to);
    else next.set(from, new Set([to]));
  }
  return next;
}

/** Longest distance from a block that nothing drives; loops are cut where they close. */
function longestPaths(shapes: readonly BlockShape[], next: Graph): Map<string, number> {
  const layer = new Map<string, number>(shapes.map((shape) => [shape.name, 0]));
  for (const name of flowOrder(shapes, next)) {
    const own = layer.get(name)!;
    for (const to of next.get(name) ?? []) layer.set(to, Math.max(layer.get(to)!, own + 1));
  }
  return layer;
}

/** Every block before those that it drives; where a loop closes, the connection back is cut from `next`. */
function flowOrder(shapes: readonly BlockShape[], next: Graph): string[] {
  const order: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  // A stack of our own: a chain of 10,000 blocks is deeper than the browser's.
  const stack: { name: string; rest: Iterator<string> }[] = [];
  const open = (name: string): void => {
    state.set(name, 'open');
    stack.push({ name, rest: [...(next.get(name) ?? [])].values() });
  };
  for (const start of byRank(shapes)) {
    if (!state.has(start)) open(start);
    while (stack.length > 0) {
      const { name, rest } = stack.at(-1)!;
      const { value: to, done } = rest.next();
      if (done) {
        state.set(name, 'done');
        order.push(name);
        stack.pop();
      } else if (state.get(to) === 'open') next.get(name)!.delete(to);
      else if (!state.has(to)) open(to);
    }
  }
  return order.reverse();
}

/** The names of blocks, those first that the flow begins at. */
function byRank(shapes: readonly BlockShape[]): string[] {
  const ranks: string[][] = [[], [], []];
  for (const shape of shapes) ranks[rank(shape)]!.push(shape.name);
  return ranks.flat();
}

/** Where the flow begins: inputs of the top level, then managers. */
function rank(shape: BlockShape): number {
  const starts = shape.pins.every((pin) => pin.kind !== 'bus' || pin.drives);
  return shape.kind === 'top' ? 0 : starts ? 1 : 2;
}

/** The block that a pin belongs to: the instance, or the top-level name itself. */
export function ownerOf(pin: string | undefined): string | undefined {
  if (pin === undefined) return undefined;
  const dot = pin.indexOf('.');
  return dot < 0 ? pin : pin.slice(0, dot);
}

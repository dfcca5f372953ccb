import { BitGraph } from './bitGraph.ts';
import type { BitNode } from './bitGraph.ts';
import { cyclicComponents } from './components.ts';
import type { PathNet, PathWire } from './pathNet.ts';
import { shortCycle } from './shortCycle.ts';

export interface Loop {
  /** Bits of ports in the order in which they follow from each other, an output of a block first. */
  bits: BitNode[];
  /** The wires between them. */
  wires: PathWire[];
  /** Loops of other bits through the same ports. */
  alike: number;
}

/**
 * The loops of a net, one for each set of ports whose bits follow from each other in a circle. Ports are looked at
 * first, and bits only of those that may be part of a loop.
 */
export function loopsOf(net: PathNet): Loop[] {
  return portCircles(net).flatMap((part) => loopsOfPart(part));
}

/** The parts of a net whose ports follow from each other in a circle, if any bits of theirs do. */
function portCircles({ paths, wires }: PathNet): PathNet[] {
  const starts = new Set([...paths, ...wires].map(({ from }) => from));
  if (![paths, wires].some((edges) => edges.some(({ to }) => starts.has(to)))) return [];
  const ids = new Map<string, number>();
  const successors: number[][] = [];
  const idOf = (key: string) => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, ids.size);
    return successors.push([]) - 1;
  };
  for (const { from, to } of [...paths, ...wires]) successors[idOf(from)]!.push(idOf(to));
  const parts: PathNet[] = [];
  const partOf = new Map<number, PathNet>();
  for (const nodes of cyclicComponents(successors)) {
    const part: PathNet = { paths: [], wires: [] };
    parts.push(part);
    for (const node of nodes) partOf.set(node, part);
  }
  const common = (from: string, to: string) => {
    const part = partOf.get(ids.get(from)!);
    return part && part === partOf.get(ids.get(to)!) ? part : undefined;
  };
  for (const each of paths) common(each.from, each.to)?.paths.push(each);
  for (const each of wires) common(each.from, each.to)?.wires.push(each);
  return parts;
}

function loopsOfPart(part: PathNet): Loop[] {
  const graph = new BitGraph(part);
  const byPorts = new Map<string, number[][]>();
  for (const component of cyclicComponents(graph.successors)) {
    const ports = new Set(component.flatMap((node) => graph.nodes[node]?.key ?? []));
    const key = [...ports].sort().join(' ');
    const alike = byPorts.get(key);
    if (alike) alike.push(component);
    else byPorts.set(key, [component]);
  }
  const wires = new Map<string, PathWire[]>();
  for (const wire of part.wires) {
    const known = wires.get(wire.from);
    if (known) known.push(wire);
    else wires.set(wire.from, [wire]);
  }
  return [...byPorts.values()].map((components) => loopOf(graph, wires, components));
}

function loopOf(
  graph: BitGraph,
  wiresFrom: ReadonlyMap<string, readonly PathWire[]>,
  components: readonly number[][],
): Loop {
  const nodes = shortCycle(graph.successors, components[0]!);
  // A path's own node comes before the output that it leads to.
  const hub = nodes.findIndex((node) => graph.nodes[node] === undefined);
  const turned = [...nodes.slice(hub), ...nodes.slice(0, hub)];
  const bits = turned.flatMap((node) => graph.nodes[node] ?? []);
  const wires = bits.flatMap((bit, index) => {
    const next = bits[(index + 1) % bits.length]!;
    return wiresFrom.get(bit.key)?.find((wire) => leadsTo(wire, next)) ?? [];
  });
  return { bits, wires, alike: components.length - 1 };
}

function leadsTo({ to, drive }: PathWire, { key, bit }: BitNode): boolean {
  return to === key && drive.low <= bit && bit <= drive.high;
}

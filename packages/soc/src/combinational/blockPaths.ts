import { insideOf } from '../design/inside.ts';
import type { WiredDesign } from '../design/inside.ts';
import type { PortShape, Shape } from '../design/shape.ts';
import { BitGraph } from './bitGraph.ts';
import { pathNet } from './pathNet.ts';
import type { PathNet } from './pathNet.ts';
import { declaredPaths } from './portPath.ts';
import type { PortPath } from './portPath.ts';
import { pathsOfBits } from './relation.ts';

const known = new WeakMap<Shape, readonly PortPath[]>();

/** Paths without a register through a block, as far as they are known: its IP states them, or its document has them. */
export function blockPaths(shape: Shape): readonly PortPath[] {
  let paths = known.get(shape);
  if (paths) return paths;
  // Set before the descent, which a hierarchy that contains itself would not end.
  known.set(shape, []);
  paths = shape.entry.document ? insidePaths(shape) : declaredPaths(shape);
  known.set(shape, paths);
  return paths;
}

/** The paths of an instance of a design. */
export function instancePaths({
  design,
}: Pick<WiredDesign, 'design'>): (instance: string) => readonly PortPath[] {
  return (instance) => {
    const shape = design.blocks.get(instance)?.shape;
    return shape ? blockPaths(shape) : [];
  };
}

function insidePaths(shape: Shape): PortPath[] {
  const inside = insideOf(shape);
  const inputs = portsOf(shape, 'in');
  const outputs = portsOf(shape, 'out');
  const ends = { inputs: new Set(inputs.keys()), outputs: new Set(outputs.keys()) };
  const net = between(pathNet(inside, instancePaths(inside), ends), ends.inputs, ends.outputs);
  return pathsOfBits(pairs(new BitGraph(net), inputs, ends.outputs));
}

function portsOf({ ports }: Shape, direction: 'in' | 'out'): Map<string, PortShape> {
  return new Map([...ports].filter(([, port]) => port.direction === direction));
}

/** What of a net lies between some ports: it follows from an input, and an output follows from it. */
function between(net: PathNet, inputs: ReadonlySet<string>, outputs: ReadonlySet<string>): PathNet {
  const edges = [...net.paths, ...net.wires];
  const ahead = reached(
    inputs,
    edges.map(({ from, to }) => [from, to] as const),
  );
  const behind = reached(
    outputs,
    edges.map(({ from, to }) => [to, from] as const),
  );
  const isBetween = ({ from, to }: { from: string; to: string }) => ahead.has(from) && behind.has(to);
  return { paths: net.paths.filter(isBetween), wires: net.wires.filter(isBetween) };
}

function reached(starts: ReadonlySet<string>, edges: readonly (readonly [string, string])[]): Set<string> {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) {
    const ends = next.get(from);
    if (ends) ends.push(to);
    else next.set(from, [to]);
  }
  const found = new Set(starts);
  for (const key of found) for (const to of next.get(key) ?? []) found.add(to);
  return found;
}

type Pair = Parameters<typeof pathsOfBits>[0] extends Iterable<infer Each> ? Each : never;

function* pairs(
  graph: BitGraph,
  inputs: ReadonlyMap<string, PortShape>,
  outputs: ReadonlySet<string>,
): Generator<Pair> {
  for (const [port, { width }] of inputs) {
    for (let bit = 0; bit < width; bit++) {
      const start = graph.find(port, bit);
      if (start === undefined) continue;
      const found = new Set([start]);
      for (const node of found) for (const next of graph.successors[node]!) found.add(next);
      for (const node of found) {
        const end = graph.nodes[node];
        if (end && outputs.has(end.key))
          yield [
            { port, bit },
            { port: end.key, bit: end.bit },
          ];
      }
    }
  }
}

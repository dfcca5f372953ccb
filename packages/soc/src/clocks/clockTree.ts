import type { SocDocument } from '@netloom/model';
import { inputsOf, isRoot, ratioOf } from './sources.ts';

/** A clock with the places in the tree that follow from its source. */
interface ClockNode {
  name: string;
  /** Hz after reset; undefined where it cannot be told. */
  frequency: number | undefined;
  /** Clocks that it is made of and that exist. */
  inputs: string[];
  /** Inputs of the top level and oscillators that it can come from. */
  roots: ReadonlySet<string>;
  /** Sources between it and the farthest of them. */
  depth: number;
}

export interface ClockTree {
  /** Every clock, those that it is made of before it; clocks in a circle are missing. */
  nodes: ReadonlyMap<string, ClockNode>;
  /** Clocks that are made of themselves, each circle once, in its direction. */
  circles: string[][];
}

/** The clocks of a document from their sources to their leaves. */
export function clockTree({ clocks }: Pick<SocDocument, 'clocks'>): ClockTree {
  const nodes = new Map<string, ClockNode>();
  const circles: string[][] = [];
  const open: string[] = [];
  const lost = new Set<string>();
  const visit = (name: string): ClockNode | undefined => {
    const known = nodes.get(name);
    if (known || lost.has(name) || !Object.hasOwn(clocks, name)) return known;
    const at = open.indexOf(name);
    if (at >= 0) {
      circles.push(open.slice(at));
      return undefined;
    }
    open.push(name);
    const { source, frequency } = clocks[name]!;
    const inputs = inputsOf(source).map(visit);
    open.pop();
    if (inputs.some((each, index) => !each && Object.hasOwn(clocks, inputsOf(source)[index]!))) {
      lost.add(name);
      return undefined;
    }
    const node = nodeOf(name, isRoot({ source }) ? frequency : undefined, ratioOf(source), inputs);
    nodes.set(name, node);
    return node;
  };
  for (const name of Object.keys(clocks)) visit(name);
  return { nodes, circles };
}

function nodeOf(
  name: string,
  own: number | undefined,
  ratio: number,
  inputs: readonly (ClockNode | undefined)[],
): ClockNode {
  const known = inputs.flatMap((each) => each ?? []);
  const frequency = own ?? (inputs[0]?.frequency === undefined ? undefined : inputs[0].frequency / ratio);
  const roots = new Set(known.flatMap((each) => [...each.roots]));
  return {
    ...{ name, frequency, inputs: known.map((each) => each.name) },
    roots: inputs.length === 0 ? new Set([name]) : roots,
    depth: Math.max(-1, ...known.map(({ depth }) => depth)) + 1,
  };
}

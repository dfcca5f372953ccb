import { isBuffer } from './clocks.ts';
import { CONSTANT } from './flatten.ts';
import { before } from './domainMasks.ts';
import type { Element, Graph } from './graph.ts';

/** What a net follows from without a clock between: stored bits, memories, and inputs of the top level by name. */
export function leavesOf(graph: Graph, net: number, isLeft?: (net: number) => boolean): (Element | string)[] {
  const found = new Set<Element | string>();
  const seen = new Set<number>();
  const open = [net];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === CONSTANT || seen.has(at) || isLeft?.(at)) continue;
    seen.add(at);
    const stored = graph.storedIn[at];
    const port = graph.portOf.get(at);
    if (stored) found.add(stored);
    else if (port !== undefined) found.add(port);
    else open.push(...before(graph, at));
    const read = graph.readFrom.get(at);
    for (const memory of (read && graph.memories.get(read.cell)) ?? []) found.add(memory);
  }
  return [...found];
}

/** The stored bit that a net is, or is the opposite of. */
export function directSource(graph: Graph, net: number): Element | undefined {
  let at = net;
  for (let cell = graph.logic(at); cell && isBuffer(cell); cell = graph.logic(at))
    at = graph.inputs(at)![0]!.net;
  return graph.storedIn[at];
}

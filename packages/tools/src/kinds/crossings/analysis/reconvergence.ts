import { CONSTANT } from './flatten.ts';
import type { Graph } from './graph.ts';
import { before } from './domainMasks.ts';
import type { Synchroniser } from './synchronisers.ts';

/** Two synchronised bits of one domain that logic brings together again. */
export interface Meeting {
  one: Synchroniser;
  other: Synchroniser;
  /** Where they meet. */
  net: number;
}

/** Synchronised bits that are followed to a place; there are few on any way. */
const MOST = 16;

/** Where bits that were synchronised one by one meet. Data that a multiplexer chooses between does not meet there. */
export function findMeetings(
  graph: Graph,
  order: readonly number[],
  synchronisers: readonly Synchroniser[],
): Meeting[] {
  const reached = new Map<number, Synchroniser[]>();
  for (const each of synchronisers) reached.set(each.second.q, [each]);
  const meetings = new Map<string, Meeting>();
  const meet = (groups: readonly (readonly Synchroniser[])[], net: number) => {
    for (const [index, ones] of groups.entries())
      for (const others of groups.slice(index + 1))
        for (const one of ones)
          for (const other of others) {
            const key = [one.first.id, other.first.id].sort((a, b) => a - b).join();
            if (one !== other && !meetings.has(key)) meetings.set(key, { one, other, net });
          }
  };
  for (const net of order) {
    const groups = groupsAt(graph, net, reached);
    if (groups.length === 0) continue;
    if (groups.length > 1) meet(groups, net);
    reached.set(net, [...new Set(groups.flat())].slice(0, MOST));
  }
  for (const { d, enables } of graph.elements) {
    const groups = [d, ...enables].flatMap((net) => (net === CONSTANT ? [] : [reached.get(net) ?? []]));
    if (groups.length > 1) meet(groups, d === CONSTANT ? enables[0]! : d);
  }
  return [...meetings.values()];
}

function groupsAt(graph: Graph, net: number, reached: ReadonlyMap<number, Synchroniser[]>): Synchroniser[][] {
  const type = graph.logic(net)?.type;
  const isChoice = type === '$mux' || type === '$pmux';
  if (!isChoice) return before(graph, net).flatMap((each) => (reached.has(each) ? [reached.get(each)!] : []));
  const groups: Synchroniser[][] = [];
  const data: Synchroniser[] = [];
  for (const { net: input, pin } of graph.inputs(net)!) {
    const known = reached.get(input);
    if (!known) continue;
    if (pin === 'S') groups.push(known);
    else data.push(...known);
  }
  return data.length === 0 ? groups : [...groups, [...new Set(data)]];
}

import { leavesOf, directSource } from './cone.ts';
import type { Domains } from './clocks.ts';
import { Masks, before } from './domainMasks.ts';
import { CONSTANT } from './flatten.ts';
import type { Element, Graph } from './graph.ts';

/** Two flip-flops or more of a domain, one behind the other, the first of which takes a bit of another domain. */
export interface Synchroniser {
  first: Element;
  second: Element;
  to: number;
  /** The stored bits that its input follows from, all of other domains where there is no logic. */
  sources: Element[];
  /** Its input is such a bit, or its opposite. */
  isDirect: boolean;
}

/** The second flip-flop behind one whose output leads nowhere else, of the same clock, edge and enable. */
export function stageBehind(graph: Graph, domains: Domains, first: Element): Element | undefined {
  const second = first.q === CONSTANT ? undefined : graph.loadedBy[first.q];
  if (!second || second === first || graph.loads[first.q] !== 1) return undefined;
  const isSame =
    domains.of[first.id] === domains.of[second.id] &&
    domains.falling[first.id] === domains.falling[second.id] &&
    first.controls.length === second.controls.length &&
    first.controls.every((net, index) => net === second.controls[index]);
  return isSame ? second : undefined;
}

export function findSynchronisers(graph: Graph, domains: Domains, masks: Masks): Map<Element, Synchroniser> {
  const found = new Map<Element, Synchroniser>();
  for (const first of graph.elements) {
    const to = domains.of[first.id]!;
    if (first.d === CONSTANT || !masks.hasOther(first.d, to)) continue;
    if (first.controls.some((net) => masks.hasOther(net, to))) continue;
    const second = stageBehind(graph, domains, first);
    if (!second) continue;
    const direct = directSource(graph, first.d);
    const leaves = direct ? [direct] : leavesOf(graph, first.d);
    const sources = leaves.filter((leaf): leaf is Element => typeof leaf !== 'string');
    found.set(first, { first, second, to, sources, isDirect: direct !== undefined });
  }
  return found;
}

/** Flip-flops behind a synchroniser through which what it says still counts. */
const LEVELS = 2;

/** For every net the domains whose synchronised bits it depends on, within the domain that they were brought into. */
export function dependences(
  graph: Graph,
  domains: Domains,
  order: readonly number[],
  synchronisers: Iterable<Synchroniser>,
): Masks {
  const masks = new Masks(graph.flat.nets, domains.names.length);
  for (const { second, sources, to } of synchronisers)
    for (const { id } of sources) if (domains.of[id] !== to) masks.add(second.q, domains.of[id]!);
  for (let level = 0; ; level++) {
    for (const net of order)
      for (const input of before(graph, net)) if (input !== CONSTANT) masks.join(net, input);
    if (level === LEVELS) return masks;
    const steps = graph.elements.filter(({ q, cell }) => q !== CONSTANT && cell.pins['Q'] !== undefined);
    const taken = steps.map(
      (each) => [each, [each.d, ...each.enables].filter((net) => net !== CONSTANT)] as const,
    );
    for (const [{ q }, nets] of taken) for (const net of nets) masks.join(q, net);
  }
}

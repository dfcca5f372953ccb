import type { CrossingClass } from '@netloom/model';
import type { Domains } from './clocks.ts';
import { leavesOf } from './cone.ts';
import { CONSTANT } from './flatten.ts';
import type { Masks } from './domainMasks.ts';
import { isGrayCounter } from './gray.ts';
import { vouchedBy } from './graph.ts';
import type { Element, Graph } from './graph.ts';
import { looseSources } from './held.ts';
import type { Meeting } from './reconvergence.ts';
import type { Synchroniser } from './synchronisers.ts';

/** A bit that is taken from other domains, and what is to be said of it. */
export interface Found {
  class: CrossingClass;
  sink: Element;
  /** The net whose logic the finding is about. */
  net: number;
  sources: Element[];
}

export interface Analysis {
  graph: Graph;
  domains: Domains;
  masks: Masks;
  /** Domains whose synchronised bits a net depends on. */
  depends: Masks;
  synchronisers: Map<Element, Synchroniser>;
}

/** Every stored bit that follows from another domain. */
export function crossingBits(analysis: Analysis): Found[] {
  const { graph, domains, masks } = analysis;
  return graph.elements.flatMap((sink): Found[] => {
    const own = domains.of[sink.id]!;
    const nets = [sink.d, ...sink.controls].filter((net) => net !== CONSTANT && masks.hasOther(net, own));
    if (nets.length === 0) return [];
    const leaves = nets.flatMap((net) => leavesOf(graph, net));
    const sources = [...new Set(leaves)].filter(
      (leaf): leaf is Element => typeof leaf !== 'string' && domains.of[leaf.id] !== own,
    );
    if (sources.length === 0) return [];
    return [{ class: classOf(analysis, sink, sources), sink, net: nets[0]!, sources }];
  });
}

function classOf(analysis: Analysis, sink: Element, sources: readonly Element[]): CrossingClass {
  const { graph, domains, synchronisers } = analysis;
  if (vouchedBy(sink.cell.scope, 'crossing') !== undefined) return 'vouched';
  const from = [...new Set(sources.map(({ id }) => domains.of[id]!))];
  const synchroniser = synchronisers.get(sink);
  if (synchroniser?.isDirect) return 'synchronised';
  if (synchroniser) return from.length > 1 ? 'several-domains' : 'logic-before';
  const loose = from.filter((domain) => looseSources(analysis, sink, domain).length > 0);
  if (loose.length === 0) return 'held';
  if (loose.length > 1) return 'several-domains';
  const next = sink.q === CONSTANT ? undefined : graph.loadedBy[sink.q];
  const isChain = next !== undefined && domains.of[next.id] === domains.of[sink.id] && next !== sink;
  return isChain && graph.storedIn[sink.d] !== undefined && graph.loads[sink.q]! > 1
    ? 'tapped'
    : 'unsynchronised';
}

/** Bits synchronised more than once into a domain, and such that meet again. */
export function crossingPairs(analysis: Analysis, meetings: readonly Meeting[]): Found[] {
  const direct = [...analysis.synchronisers.values()].filter(
    ({ first, isDirect }) => isDirect && vouchedBy(first.cell.scope, 'crossing') === undefined,
  );
  return [...repeated(direct), ...meetings.flatMap((meeting) => meetingClass(analysis, meeting))];
}

function repeated(direct: readonly Synchroniser[]): Found[] {
  const bySource = new Map<string, Synchroniser>();
  return direct.flatMap((each): Found[] => {
    const key = `${each.sources[0]!.id} ${each.to}`;
    if (!bySource.has(key)) {
      bySource.set(key, each);
      return [];
    }
    const first = bySource.get(key)!.first;
    return [{ class: 'repeated', sink: each.first, net: each.first.d, sources: [...each.sources, first] }];
  });
}

/** Bits of one word must be a Gray code; others may meet where each of them waits for the other side. */
function meetingClass(analysis: Analysis, { one, other, net }: Meeting): Found[] {
  const { graph, domains } = analysis;
  if (!one.isDirect || !other.isDirect || one.to !== other.to) return [];
  const [a, b] = [one.sources[0]!, other.sources[0]!];
  if (a === b || domains.of[a.id] !== domains.of[b.id]) return [];
  if ([one, other].some(({ first }) => vouchedBy(first.cell.scope, 'crossing') !== undefined)) return [];
  const found = { sink: one.first, net, sources: [a, b] };
  if (a.cell === b.cell)
    return isGrayCounter(graph, [a, b]) ? [] : [{ ...found, class: 'bit-by-bit' as const }];
  const waits = (source: Element) =>
    [source.d, ...source.enables].some((each) => analysis.depends.has(each, one.to));
  return waits(a) && waits(b) ? [] : [{ ...found, class: 'reconvergence' as const }];
}

import type { Crossing, CrossingClass, CrossingReport } from '@netloom/model';
import type { YosysDesign } from '../../synthesize/netlist/yosysJson.ts';
import { domainsOf } from './clocks.ts';
import type { Declared } from './declared.ts';
import type { Domains } from './clocks.ts';
import { crossingBits, crossingPairs } from './classify.ts';
import type { Found } from './classify.ts';
import { Masks, logicOrder, spread } from './domainMasks.ts';
import { expressionOf, fingerprint } from './expression.ts';
import { CONSTANT, flatten } from './flatten.ts';
import type { FlatCell } from './flatten.ts';
import { graphOf, vouchedBy } from './graph.ts';
import type { Element, Graph } from './graph.ts';
import { inScope, localName } from './names.ts';
import { findMeetings } from './reconvergence.ts';
import { resetFaults } from './resets.ts';
import type { ResetFault } from './resets.ts';
import { dependences, findSynchronisers } from './synchronisers.ts';

const SAFE: ReadonlySet<CrossingClass> = new Set(['synchronised', 'held', 'vouched']);
const WARNINGS: ReadonlySet<CrossingClass> = new Set(['repeated', 'made-clock']);
/** Crossings that a report keeps, unsafe ones first. */
const MOST = 10_000;
const MOST_SOURCES = 8;

/** Every crossing between clocks of a design, as Yosys wrote it before mapping, with all that is wrong with it. */
export function checkCrossings(design: YosysDesign, top: string, declared: Declared): CrossingReport {
  const graph = graphOf(flatten(design, top));
  const domains = domainsOf(graph, anchorsOf(graph, declared));
  const order = logicOrder(graph);
  const masks = new Masks(graph.flat.nets, domains.names.length);
  for (const { id, q } of graph.elements) if (q !== CONSTANT) masks.add(q, domains.of[id]!);
  for (const [net, { cell }] of graph.readFrom)
    for (const { id } of graph.memories.get(cell) ?? []) masks.add(net, domains.of[id]!);
  spread(graph, order, masks);
  const synchronisers = findSynchronisers(graph, domains, masks);
  const depends = dependences(graph, domains, order, synchronisers.values());
  const analysis = { graph, domains, masks, depends, synchronisers };
  const meetings = findMeetings(graph, order, [...synchronisers.values()]);
  const found = [...crossingBits(analysis), ...crossingPairs(analysis, meetings)];
  const crossings = [
    ...grouped(graph, domains, found).map((each) => crossingOf(graph, domains, each)),
    ...resetFaults(graph, domains, declared.resets).map((each) => resetCrossing(graph, domains, each)),
    ...clockFaults(graph, domains),
  ];
  const unique = new Map<string, Crossing>();
  for (const each of crossings) if (!unique.has(each.id)) unique.set(each.id, each);
  const sorted = [...unique.values()].sort((a, b) => RANK[a.severity] - RANK[b.severity]);
  return {
    top,
    domains: domainRows(graph, domains, declared),
    crossings: sorted.slice(0, MOST),
    left: Math.max(0, sorted.length - MOST),
    flops: graph.elements.filter(({ q }) => q !== CONSTANT).length,
    unknown: [...new Set(graph.unknown.map(({ type }) => type))].sort(),
    unused: [],
  };
}

const RANK = { error: 0, warning: 1, safe: 2 };

function anchorsOf({ flat }: Graph, { clocks }: Declared): { name: string; net: number }[] {
  const scopes = new Map(flat.scopes.map((scope) => [scope.path, scope]));
  return clocks.map(({ name, place }) => {
    const at = place.lastIndexOf('.');
    const scope = scopes.get(at < 0 ? '' : place.slice(0, at));
    const bit = scope?.module.ports[place.slice(at + 1)]?.bits[0];
    return { name, net: scope && bit !== undefined ? flat.netOf(scope, bit) : CONSTANT };
  });
}

function domainRows(graph: Graph, { names, of }: Domains, { clocks }: Declared): CrossingReport['domains'] {
  const flops = new Array<number>(names.length).fill(0);
  for (const { id, q } of graph.elements) if (q !== CONSTANT) flops[of[id]!]! += 1;
  const rows = names.map((name, index) => ({
    ...{ name, flops: flops[index]!, declared: clocks.some((each) => each.name === name) },
  }));
  return rows.filter((row) => row.flops > 0 || row.declared);
}

interface Group extends Found {
  /** Of all its bits. */
  nets?: number[];
}

/** One crossing for each word of flip-flops, class and domains that it takes bits from. */
function grouped(graph: Graph, domains: Domains, found: readonly Found[]): Group[] {
  const groups = new Map<string, Group & { nets: number[] }>();
  const cells = new Map<FlatCell, number>();
  const numberOf = (cell: FlatCell) => cells.get(cell) ?? cells.set(cell, cells.size).size - 1;
  for (const each of found) {
    const from = [...new Set(each.sources.map(({ id }) => domains.of[id]!))].sort((a, b) => a - b);
    const words = [...new Set(each.sources.map(({ cell }) => numberOf(cell)))].sort((a, b) => a - b);
    const isPair = each.class === 'reconvergence' || each.class === 'bit-by-bit' || each.class === 'repeated';
    const key = [
      each.class,
      numberOf(each.sink.cell),
      from,
      isPair || SAFE.has(each.class) ? words : [],
    ].join(' ');
    const known = groups.get(key);
    if (!known) groups.set(key, { ...each, nets: [each.net] });
    else {
      known.nets.push(each.net);
      known.sources = [...new Set([...known.sources, ...each.sources])];
    }
  }
  return [...groups.values()].map((each) =>
    each.class === 'unsynchronised' && (each.nets.length > 1 || each.sources.length > 1)
      ? { ...each, class: 'multi-bit' as const }
      : each,
  );
}

function crossingOf(graph: Graph, domains: Domains, group: Group): Crossing {
  const { sink, sources, net, nets = [net] } = group;
  const bits = nets.length;
  const names = sources.map((each) => nameOf(graph, each));
  const own = domains.of[sink.id]!;
  const others = sources.filter(({ id }) => domains.of[id] !== own);
  const from = [...new Set(others.map(({ id }) => domains.names[domains.of[id]!]!))];
  const name = bits > 1 ? nameOf(graph, sink).replace(/\[\d+\]$/, '') : nameOf(graph, sink);
  const reason = group.class === 'vouched' ? vouchedBy(sink.cell.scope, 'crossing') : undefined;
  return {
    ...kept(group.class, names, name),
    ...{ from, to: domains.names[own]!, bits },
    ...{ expression: expressionOf(graph, net), fingerprint: fingerprint(graph, nets) },
    ...{ place: placeOf(sink.cell), sourcePlace: sources[0] ? placeOf(sources[0].cell) : null },
    ...(reason !== undefined && { reason }),
  };
}

function kept(kind: CrossingClass, sources: readonly string[], sink: string) {
  const severity = SAFE.has(kind)
    ? ('safe' as const)
    : WARNINGS.has(kind)
      ? ('warning' as const)
      : ('error' as const);
  return {
    ...{ id: [kind, ...sources.slice(0, MOST_SOURCES), sink].join(' '), class: kind, severity },
    ...{ sources: sources.slice(0, MOST_SOURCES), sink },
  };
}

function resetCrossing(
  graph: Graph,
  { names, of }: Domains,
  { kind, element, bits, net, from }: ResetFault,
): Crossing {
  const place = placeOf(element.cell);
  const to = names[of[element.id]!]!;
  return {
    ...kept(kind, [graph.nameOf(net)], nameOf(graph, element)),
    ...{ from: from === undefined ? [] : [names[from]!], to, bits, place, sourcePlace: null },
    ...{ expression: expressionOf(graph, net), fingerprint: fingerprint(graph, [net]) },
  };
}

function clockFaults(graph: Graph, { names, faults }: Domains): Crossing[] {
  return faults.map(({ kind, cell, domain }) => {
    const pin = cell.pins['Y'] ?? cell.pins['Q'];
    const net = pin?.[0] ?? CONSTANT;
    const place = placeOf(cell);
    return {
      ...kept(kind === 'logic' ? 'clock-logic' : 'made-clock', [], graph.nameOf(net)),
      ...{ from: [], to: names[domain]!, bits: 1, place, sourcePlace: null },
      ...{ expression: expressionOf(graph, net), fingerprint: fingerprint(graph, [net]) },
    };
  });
}

/** As the module of the flip-flop calls it. */
function nameOf(graph: Graph, { cell, bit, q }: Element): string {
  if (q === CONSTANT) return inScope(cell.scope, cell.name);
  const local = localName(cell.scope, cell.cell.connections['Q']?.[bit]);
  return local === undefined || local.startsWith('$') ? graph.nameOf(q) : inScope(cell.scope, local);
}

/** The first place that Yosys gives. */
function placeOf({ cell }: FlatCell): Crossing['place'] {
  const match = /^(.*?):(\d+)/.exec(cell.attributes?.['src']?.split('|')[0] ?? '');
  return match ? { file: match[1]!, line: Number(match[2]) } : null;
}

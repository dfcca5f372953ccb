import type { Domains } from './clocks.ts';
import { CONSTANT } from './flatten.ts';
import type { Masks } from './domainMasks.ts';
import { before } from './domainMasks.ts';
import type { Element, Graph } from './graph.ts';

/** What decides whether a bit of another domain is looked at. */
export interface Holding {
  graph: Graph;
  domains: Domains;
  /** Domains whose synchronised bits each net depends on. */
  depends: Masks;
}

/**
 * The stored bits of domain `from` that an element takes although nothing that was synchronised from there says that
 * they stand still: its enable, the select of a multiplexer or the other side of an AND would.
 */
export function looseSources(holding: Holding, element: Element, from: number): Element[] {
  const { depends } = holding;
  const isHeld = element.enables.some((net) => depends.has(net, from));
  const nets = isHeld ? element.enables : [element.d, ...element.controls];
  const found = new Set<Element>();
  const seen = new Set<number>();
  const open = nets.filter((net) => net !== CONSTANT);
  for (let net = open.pop(); net !== undefined; net = open.pop()) {
    if (net === CONSTANT || seen.has(net)) continue;
    seen.add(net);
    const stored = holding.graph.storedIn[net];
    if (stored) {
      if (holding.domains.of[stored.id] === from) found.add(stored);
      continue;
    }
    for (const memory of readLoosely(holding, net, from)) found.add(memory);
    open.push(...openInputs(holding, net, from));
  }
  return [...found];
}

/** A memory is read from where its address waits for the other side, as that of a FIFO does. */
function readLoosely({ graph, domains, depends }: Holding, net: number, from: number): Element[] {
  const read = graph.readFrom.get(net);
  if (!read) return [];
  const waits = read.address.some((each) => {
    const stored = graph.storedIn[each];
    return stored && [stored.d, ...stored.enables].some((input) => depends.has(input, from));
  });
  return waits ? [] : (graph.memories.get(read.cell) ?? []).filter(({ id }) => domains.of[id] === from);
}

const AND = /^\$(?:and|logic_and)$/;

function openInputs({ graph, depends }: Holding, net: number, from: number): number[] {
  const cell = graph.logic(net);
  const inputs = graph.inputs(net);
  if (!cell || !inputs) return before(graph, net);
  if (cell.type === '$mux' || cell.type === '$pmux') {
    const selects = inputs.filter(({ pin }) => pin === 'S').map((each) => each.net);
    return selects.some((each) => depends.has(each, from)) ? selects : inputs.map((each) => each.net);
  }
  if (!AND.test(cell.type)) return inputs.map((each) => each.net);
  const gates = (pin: string) => inputs.some((each) => each.pin !== pin && depends.has(each.net, from));
  return inputs
    .filter(({ pin, net: each }) => depends.has(each, from) || !gates(pin))
    .map((each) => each.net);
}

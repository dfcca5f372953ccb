import type { Design } from '../design/block.ts';
import { resolve } from '../design/resolve.ts';
import type { Resolved } from '../design/resolve.ts';
import type { Slice } from '../document/endpoint.ts';

/** A connection as the document has it. */
export interface NetLink {
  table: 'interfaceConnections' | 'portConnections' | 'interrupts';
  from: string;
  to: string;
}

/** A connection seen from one of its ends. */
export interface Wire {
  link: NetLink;
  own: Slice;
  otherKey: string;
  other: Slice;
  /** The other end takes several, which have nothing to do with each other. */
  isEnd: boolean;
}

/** Connections by the pins that they end at, owner and name without slice. */
export type Wires = ReadonlyMap<string, readonly Wire[]>;

interface End extends Slice {
  key: string;
  isMultiple: boolean;
}

export function wiresOf(design: Design): Wires {
  const { interfaceConnections, portConnections, interrupts } = design.document;
  const wires = new Map<string, Wire[]>();
  const add = (link: NetLink, one: End | undefined, other: End | undefined) => {
    if (!one || !other) return;
    for (const [a, b] of [[one, other] as const, [other, one] as const]) {
      const wire = { link, own: a, otherKey: b.key, other: b, isEnd: b.isMultiple };
      const known = wires.get(a.key);
      if (known) known.push(wire);
      else wires.set(a.key, [wire]);
    }
  };
  const end = (endpoint: string) => endOf(resolve(design, endpoint));
  for (const { manager, subordinate } of interfaceConnections) {
    const link = { table: 'interfaceConnections', from: manager, to: subordinate } as const;
    add(link, end(manager), end(subordinate));
  }
  for (const { from, to } of portConnections) add({ table: 'portConnections', from, to }, end(from), end(to));
  for (const [from, { sink, number }] of Object.entries(interrupts)) {
    const [source, into] = [end(from), end(sink)];
    const bits = source && into && { ...into, low: number, high: number + source.high - source.low };
    add({ table: 'interrupts', from, to: sink }, source, bits);
  }
  return wires;
}

function endOf(end: Resolved): End | undefined {
  if (end.kind === 'interface') return { key: end.key, high: 0, low: 0, isMultiple: end.multiple };
  return end.kind === 'port' ? { key: end.key, high: end.high, low: end.low, isMultiple: false } : undefined;
}

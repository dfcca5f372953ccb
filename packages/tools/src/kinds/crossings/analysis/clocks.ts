import { CONSTANT } from './flatten.ts';
import type { FlatCell } from './flatten.ts';
import { vouchedBy } from './graph.ts';
import type { Graph } from './graph.ts';

/** A clock that is known before: the net where it begins. */
export interface Anchor {
  name: string;
  net: number;
}

/** Logic on the way of a clock, or a flip-flop that makes one of no declared name. */
export interface ClockFault {
  kind: 'logic' | 'made';
  cell: FlatCell;
  domain: number;
}

export interface Domains {
  names: string[];
  /** Of each element, by its number. */
  of: Int32Array;
  /** Whether the element is clocked by the falling edge of its domain. */
  falling: Uint8Array;
  faults: ClockFault[];
}

interface Origin {
  domain: number;
  falls: boolean;
}

/** The domain of every element: the declared clock, the port or the net that its clock comes from. */
export function domainsOf(graph: Graph, anchors: readonly Anchor[]): Domains {
  const tracer = new ClockTracer(graph, anchors);
  const { elements } = graph;
  const of = new Int32Array(elements.length);
  const falling = new Uint8Array(elements.length);
  for (const { id, clock, falling: falls } of elements) {
    const origin = tracer.trace(clock);
    of[id] = origin.domain;
    falling[id] = Number(origin.falls !== falls);
  }
  return { names: tracer.names, of, falling, faults: tracer.faults };
}

class ClockTracer {
  readonly names: string[] = [];
  readonly faults: ClockFault[] = [];
  private readonly known = new Map<number, Origin>();
  private readonly byName = new Map<string, number>();
  /** Ports that clock something directly. */
  private readonly ports = new Set<number>();
  private readonly graph: Graph;

  constructor(graph: Graph, anchors: readonly Anchor[]) {
    this.graph = graph;
    for (const { name, net } of anchors)
      if (net !== CONSTANT) this.known.set(net, { domain: this.named(name), falls: false });
    for (const { clock } of graph.elements) {
      const source = this.throughBuffers(clock).net;
      if (graph.portOf.has(source)) this.ports.add(source);
    }
  }

  trace(net: number): Origin {
    const known = this.known.get(net);
    if (known) return known;
    // A circle on the way of a clock ends at itself.
    this.known.set(net, { domain: this.named(this.nameOf(net)), falls: false });
    const found = this.find(net);
    this.known.set(net, found);
    return found;
  }

  private find(net: number): Origin {
    const { graph } = this;
    const port = graph.portOf.get(net);
    if (port !== undefined) return { domain: this.named(port), falls: false };
    const stored = graph.storedIn[net];
    if (stored) return this.fault('made', stored.cell, net);
    const cell = graph.logic(net);
    if (!cell) return { domain: this.named(this.nameOf(net)), falls: false };
    const inputs = graph.inputs(net)!.map((each) => each.net);
    if (isBuffer(cell)) {
      const { domain, falls } = this.trace(inputs[0]!);
      return { domain, falls: falls !== isInverter(cell) };
    }
    const clocks = [...new Set(inputs)].filter((each) => this.leadsToClock(each, 0));
    if (clocks.length !== 1) return this.fault('logic', cell, net);
    const origin = this.trace(clocks[0]!);
    const isSafe = vouchedBy(cell.scope, 'clock_cell') !== undefined || this.isLatchGate(cell, inputs);
    if (!isSafe) this.faults.push({ kind: 'logic', cell, domain: origin.domain });
    return origin;
  }

  private fault(kind: ClockFault['kind'], cell: FlatCell, net: number): Origin {
    const domain = this.named(this.nameOf(net));
    if (vouchedBy(cell.scope, 'clock_cell') === undefined && vouchedBy(cell.scope, 'crossing') === undefined)
      this.faults.push({ kind, cell, domain });
    return { domain, falls: false };
  }

  /** An AND of a clock with a latch that is open while the clock is low. */
  private isLatchGate({ type }: FlatCell, inputs: readonly number[]): boolean {
    if (!/and/i.test(type)) return false;
    return inputs.some((net) => this.graph.storedIn[net]?.cell.type.includes('latch'));
  }

  private leadsToClock(net: number, depth: number): boolean {
    if (this.known.has(net) || this.ports.has(net)) return true;
    const cell = this.graph.logic(net);
    if (!cell || depth > 20) return false;
    return this.graph.inputs(net)!.some((each) => this.leadsToClock(each.net, depth + 1));
  }

  private throughBuffers(start: number): { net: number } {
    let net = start;
    for (let cell = this.graph.logic(net); cell && isBuffer(cell); cell = this.graph.logic(net))
      net = this.graph.inputs(net)![0]!.net;
    return { net };
  }

  private named(name: string): number {
    let index = this.byName.get(name);
    if (index === undefined) {
      index = this.names.push(name) - 1;
      this.byName.set(name, index);
    }
    return index;
  }

  private nameOf(net: number): string {
    return this.graph.nameOf(net);
  }
}

export function isInverter({ type }: FlatCell): boolean {
  return type === '$not' || type === '$logic_not' || type === '$_NOT_';
}

/** One input, and the output follows or opposes it. */
export function isBuffer(cell: FlatCell): boolean {
  const isOneBit = (cell.pins['A']?.length ?? 0) === 1;
  return (isInverter(cell) && (isOneBit || cell.type === '$not')) || /^\$(?:pos|buf|_BUF_)$/.test(cell.type);
}

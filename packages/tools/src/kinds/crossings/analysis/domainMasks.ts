import { CONSTANT } from './flatten.ts';
import type { Graph } from './graph.ts';

/** Sets of domains, a row of words for each net. */
export class Masks {
  private readonly words: number;
  private readonly bits: Uint32Array;

  constructor(nets: number, domains: number) {
    this.words = Math.max(1, Math.ceil(domains / 32));
    this.bits = new Uint32Array(nets * this.words);
  }

  add(net: number, domain: number): void {
    this.bits[net * this.words + (domain >> 5)]! |= 1 << (domain & 31);
  }

  has(net: number, domain: number): boolean {
    return (this.bits[net * this.words + (domain >> 5)]! & (1 << (domain & 31))) !== 0;
  }

  /** Joins what another net has; whether that was more. */
  join(net: number, other: number): boolean {
    let grew = false;
    for (let word = 0; word < this.words; word++) {
      const before = this.bits[net * this.words + word]!;
      const after = (before | this.bits[other * this.words + word]!) >>> 0;
      if (after !== before) grew = true;
      this.bits[net * this.words + word] = after;
    }
    return grew;
  }

  /** Whether a net has any domain but one. */
  hasOther(net: number, own: number): boolean {
    for (let word = 0; word < this.words; word++) {
      const mask = own >> 5 === word ? ~(1 << (own & 31)) : ~0;
      if ((this.bits[net * this.words + word]! & mask) !== 0) return true;
    }
    return false;
  }
}

/** Nets of logic, each after those it follows from, as far as there are no circles. */
export function logicOrder(graph: Graph): number[] {
  const order: number[] = [];
  const seen = new Uint8Array(graph.flat.nets);
  for (let net = 1; net < graph.flat.nets; net++) {
    if (seen[net] || !isInner(graph, net)) continue;
    seen[net] = 1;
    const open = [{ net, inputs: before(graph, net), at: 0 }];
    while (open.length > 0) {
      const top = open.at(-1)!;
      const next = top.inputs[top.at++];
      if (next === undefined) {
        order.push(top.net);
        open.pop();
      } else if (!seen[next] && isInner(graph, next)) {
        seen[next] = 1;
        open.push({ net: next, inputs: before(graph, next), at: 0 });
      }
    }
  }
  return order;
}

function isInner(graph: Graph, net: number): boolean {
  return graph.logic(net) !== undefined || graph.readFrom.has(net);
}

/** The nets that a net of logic, or one that is read from a memory, follows from. */
export function before(graph: Graph, net: number): number[] {
  const read = graph.readFrom.get(net);
  if (read) return read.address;
  return (graph.inputs(net) ?? []).map((each) => each.net);
}

/** Spreads sets of domains along logic, until nothing changes: circles take more than one round. */
export function spread(graph: Graph, order: readonly number[], masks: Masks): void {
  for (let grew = true; grew;) {
    grew = false;
    for (const net of order)
      for (const input of before(graph, net)) if (input !== CONSTANT && masks.join(net, input)) grew = true;
  }
}

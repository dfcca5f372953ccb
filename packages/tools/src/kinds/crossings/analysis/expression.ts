import type { Graph } from './graph.ts';
import { CONSTANT } from './flatten.ts';
import { before } from './domainMasks.ts';

/** Characters of an expression that people read. */
const LONGEST = 160;
/** Nets that the fingerprint of an expression takes in. */
const MOST = 4000;

const SIGNS: Record<string, string> = { $and: '&', $or: '|', $xor: '^', $add: '+', $sub: '-', $eq: '==' };

/** The logic behind a net as text, from stored bits and inputs of the top level on; cut where it is long. */
export function expressionOf(graph: Graph, net: number): string {
  const text = textOf(graph, net, 0);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function textOf(graph: Graph, net: number, depth: number): string {
  const cell = graph.logic(net);
  if (net === CONSTANT) return '0';
  if (!cell || depth > 3) return graph.nameOf(net);
  const inputs = [...new Set(graph.inputs(net)!.map((each) => each.net))].filter((each) => each !== CONSTANT);
  const parts = inputs.slice(0, 6).map((each) => textOf(graph, each, depth + 1));
  if (inputs.length > 6) parts.push('…');
  if (cell.type === '$not') return `!${parts[0]}`;
  const sign = SIGNS[cell.type];
  return sign === undefined ? `${cell.type.slice(1)}(${parts.join(', ')})` : `(${parts.join(` ${sign} `)})`;
}

/** A number that changes when the logic behind some nets, or what it begins with, does; of 64 bits, in hex. */
export function fingerprint(graph: Graph, nets: readonly number[]): string {
  const hash = new Fnv();
  const numbers = new Map<number, number>();
  const open = nets.toReversed();
  for (let at = open.pop(); at !== undefined && numbers.size < MOST; at = open.pop()) {
    const known = numbers.get(at);
    if (known !== undefined) {
      hash.add(`#${known}`);
      continue;
    }
    numbers.set(at, numbers.size);
    const cell = graph.logic(at);
    if (at === CONSTANT) hash.add('0');
    else if (cell) hash.add(`(${cell.type}`);
    else hash.add(graph.nameOf(at));
    open.push(...before(graph, at).toReversed());
  }
  return hash.text();
}

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv, of 64 bits. */
class Fnv {
  private value = 0xcbf29ce484222325n;

  add(text: string): void {
    for (let index = 0; index < text.length; index++)
      this.value = BigInt.asUintN(64, (this.value ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }

  text(): string {
    return this.value.toString(16).padStart(16, '0');
  }
}

import type { ElaboratedMap, ElaboratedNode } from '../../elaborate/index.ts';
import { constantOf, larger, less, number, ONE, product, sum, ZERO } from './expression.ts';
import type { Constant } from './expression.ts';

/** One array around a node: copies and the bytes between them. */
export interface Level {
  count: Constant;
  stride: Constant;
}

/** Where a node stands in the map, with the parameters kept. */
export interface Place {
  /** Bytes from the start of the map to the first copy. */
  offset: Constant;
  /** Arrays, outermost first. */
  levels: Level[];
  /** All copies; undefined outside of arrays. */
  count: Constant | undefined;
}

export const TOP: Place = { offset: ZERO, levels: [], count: undefined };

export function placeIn(outer: Place, { source }: ElaboratedNode, size: Constant): Place {
  const offset = sum(outer.offset, constantOf(source.offset));
  if (!source.array) return { ...outer, offset };
  const stride = source.array.stride === undefined ? size : constantOf(source.array.stride);
  const count = copies(source);
  const levels = [...outer.levels, { count, stride }];
  return { offset, levels, count: outer.count ? product(outer.count, count) : count };
}

function copies({ array }: ElaboratedNode['source']): Constant {
  return array ? array.count.map(constantOf).reduce(product) : ONE;
}

/** Bytes of one copy. */
export function sizeOf(node: ElaboratedNode): Constant {
  if (node.kind === 'register') return number(node.width / 8);
  if (node.kind === 'memory') return product(constantOf(node.source.entries), number(node.width / 8));
  return node.source.size === undefined ? endOf(node.children) : constantOf(node.source.size);
}

export function mapSize(map: ElaboratedMap): Constant {
  return map.source.size === undefined ? endOf(map.children) : constantOf(map.source.size);
}

function endOf(children: readonly ElaboratedNode[]): Constant {
  const ends = children.map((node) => sum(constantOf(node.source.offset), spanOf(node)));
  const known = ends.filter(({ value }) => value !== undefined).reduce(larger, ZERO);
  return ends.filter(({ value }) => value === undefined).reduce(larger, known);
}

function spanOf(node: ElaboratedNode): Constant {
  const size = sizeOf(node);
  if (!node.source.array) return size;
  const { stride } = node.source.array;
  const gaps = less(copies(node.source), 1n);
  return sum(product(gaps, stride === undefined ? size : constantOf(stride)), size);
}

/** Bytes from the first copy to copy `index` (a name) of all. */
export function distance({ levels }: Place, index: string): string {
  let inner = ONE;
  const terms: string[] = [];
  for (const [depth, { count, stride }] of [...levels.entries()].reverse()) {
    const shifted = inner.value === 1n ? index : `${index} / ${group(inner)}`;
    const own = depth === 0 ? shifted : `${shifted} % ${group(count)}`;
    const step = stride.value === undefined ? group(stride) : stride.text;
    terms.unshift(`${own === index || levels.length === 1 ? own : `(${own})`} * ${step}`);
    inner = product(inner, count);
  }
  return terms.join(' + ');
}

const group = (value: Constant) => (/^\w+$/.test(value.text) ? value.text : `(${value.text})`);

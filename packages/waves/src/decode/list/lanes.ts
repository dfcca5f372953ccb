import type { TransactionList } from './transactionList.ts';

const mostLanes = 64;

/** Transfers of one lane by begin; `reach[i]`: the latest end among the first i + 1. */
export interface Lane {
  items: number[];
  reach: number[];
}

/** Puts each transfer in the first lane that is free when it begins; those beyond the last lane share it. */
export function lanesOf(list: TransactionList): Lane[] {
  // Nearly in order already, which an array's sort makes use of.
  const order = Array.from({ length: list.shown }, (_, i) => i);
  order.sort((a, b) => list.begin[a]! - list.begin[b]! || a - b);
  const lanes: Lane[] = [];
  for (const index of order) {
    const begin = list.begin[index]!;
    let at = lanes.findIndex(({ reach }) => reach.at(-1)! <= begin);
    if (at < 0) at = lanes.length < mostLanes ? lanes.push({ items: [], reach: [] }) - 1 : mostLanes - 1;
    const { items, reach } = lanes[at]!;
    items.push(index);
    reach.push(Math.max(reach.at(-1) ?? -Infinity, list.end[index]!));
  }
  return lanes;
}

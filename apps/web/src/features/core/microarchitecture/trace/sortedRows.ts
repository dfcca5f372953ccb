import { nameOf } from '@netloom/core/trace';
import type { RegionReport } from '@netloom/core/trace';

/** By what functions can be ordered. */
export const COLUMNS = ['name', 'executed', 'total', 'entries', 'covered', 'branches'] as const;
export type SortColumn = (typeof COLUMNS)[number];

export interface Order {
  column: SortColumn;
  descending: boolean;
}

const VALUES: Readonly<Record<SortColumn, (region: RegionReport) => number | string>> = {
  name: nameOf,
  executed: ({ executed }) => executed,
  total: ({ total }) => total,
  entries: ({ entries }) => entries,
  covered: ({ reached, instructions }) => (instructions === 0 ? 0 : reached / instructions),
  branches: ({ bothWays, branches }) => (branches === 0 ? 1 : bothWays / branches),
};

/** Indices of regions in an order; data come last, since nothing is known of them. */
export function sortedRows(regions: readonly RegionReport[], { column, descending }: Order): number[] {
  const value = VALUES[column];
  const sign = descending ? -1 : 1;
  return [...regions.keys()].sort((one, other) => {
    const [first, second] = [regions[one]!, regions[other]!];
    const data = Number(first.kind === 'data') - Number(second.kind === 'data');
    if (data !== 0) return data;
    const [a, b] = [value(first), value(second)];
    const by = typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b);
    return sign * by || first.address - second.address;
  });
}

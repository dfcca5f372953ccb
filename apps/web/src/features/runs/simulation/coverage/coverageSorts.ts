import type { CoverageCount, CoveragePoint, CoverageReport } from '@netloom/model';

export type CoverageSort = CoveragePoint['sort'];
export const COVERAGE_SORTS: readonly CoverageSort[] = ['line', 'branch', 'toggle', 'user'];

export type CoverageRow = CoverageReport['files'][number];

/** Covered part, 0 to 1; null where there is nothing to cover. */
export function fractionOf({ covered, total }: CoverageCount): number | null {
  return total === 0 ? null : covered / total;
}

export function totalOf(rows: readonly CoverageRow[], sort: CoverageSort): CoverageCount {
  const add = (part: keyof CoverageCount) => rows.reduce((sum, row) => sum + row[sort][part], 0);
  return { covered: add('covered'), total: add('total') };
}

/** Orders files by what is covered of a sort; those without points of it come last, whichever way. */
export function byFraction(sort: CoverageSort) {
  return (a: CoverageRow, b: CoverageRow, order?: 'ascend' | 'descend' | null) => {
    const last = order === 'descend' ? -1 : 2;
    return (fractionOf(a[sort]) ?? last) - (fractionOf(b[sort]) ?? last) || a[sort].total - b[sort].total;
  };
}

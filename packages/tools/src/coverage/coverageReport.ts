import type { CoverageCount, CoveragePoint, CoverageReport } from '@netloom/model';

const SORTS = ['line', 'toggle', 'branch', 'user'] as const;
type Counts = Record<(typeof SORTS)[number], CoverageCount>;

const noCounts = (): Counts => ({
  line: { covered: 0, total: 0 },
  toggle: { covered: 0, total: 0 },
  branch: { covered: 0, total: 0 },
  user: { covered: 0, total: 0 },
});

function countsOf(points: readonly CoveragePoint[]): Counts {
  const counts = noCounts();
  for (const { sort, count } of points) {
    counts[sort].total += 1;
    if (count > 0) counts[sort].covered += 1;
  }
  return counts;
}

/** Covered and all points by file and altogether; a point is covered when it was hit once. */
export function coverageReport(files: ReadonlyMap<string, readonly CoveragePoint[]>): CoverageReport {
  const rows = [...files].map(([path, points]) => ({ path, ...countsOf(points) }));
  const total = noCounts();
  for (const row of rows) {
    for (const sort of SORTS) {
      total[sort].covered += row[sort].covered;
      total[sort].total += row[sort].total;
    }
  }
  return { files: rows, ...total };
}

import type { CoverageCount, CoveragePoint, CoverageReport } from '@netloom/model';

type File = CoverageReport['files'][number];

function countOf(points: readonly CoveragePoint[], sort: CoveragePoint['sort']): CoverageCount {
  const ofSort = points.filter((point) => point.sort === sort);
  return { covered: ofSort.filter(({ count }) => count > 0).length, total: ofSort.length };
}

/** Covered and all points by file; a point is covered when it was hit once. */
export function coverageReport(
  files: ReadonlyMap<string, readonly CoveragePoint[]>,
  roleOf: (path: string) => File['role'],
): CoverageReport {
  const rows = [...files].map(([path, points]) => ({
    path,
    role: roleOf(path),
    line: countOf(points, 'line'),
    toggle: countOf(points, 'toggle'),
    branch: countOf(points, 'branch'),
    user: countOf(points, 'user'),
  }));
  return { files: rows };
}

import type { CoverageCount, CoveragePoint } from '@netloom/model';
import { foldedOf, foldKey } from './fold.ts';
import type { FoldedPoint } from './fold.ts';
import { readPointKey } from './pointKey.ts';
import type { PointKey } from './pointKey.ts';

export type Sort = CoveragePoint['sort'];
export const SORTS: readonly Sort[] = ['line', 'branch', 'toggle', 'user'];
export type Figures = Record<Sort, CoverageCount>;

/** Whether a point is left out of all figures. */
export type IsExcluded = (file: string, point: FoldedPoint) => boolean;

/** The raw points with what each of them is; what is none of the project's is left out. */
export function readKeys(keys: readonly string[]): (PointKey | undefined)[] {
  return keys.map(readPointKey);
}

/** Without the points of benches, by the names of their modules. */
export function designKeys(
  keys: readonly (PointKey | undefined)[],
  benches: ReadonlySet<string>,
): (PointKey | undefined)[] {
  return keys.map((key) => (key !== undefined && benches.has(key.module) ? undefined : key));
}

const none = (): Figures => ({
  line: { covered: 0, total: 0 },
  branch: { covered: 0, total: 0 },
  toggle: { covered: 0, total: 0 },
  user: { covered: 0, total: 0 },
});

/** Covered and all points by what `groupOf` says of each; a point is covered when it was hit once in its group. */
export function figuresBy(
  keys: readonly (PointKey | undefined)[],
  isHit: (at: number) => boolean,
  groupOf: (key: PointKey) => string,
  isExcluded: IsExcluded = () => false,
): Map<string, Figures> {
  const groups = new Map<string, Map<string, { sort: Sort; hit: boolean }>>();
  for (const [at, key] of keys.entries()) {
    if (key === undefined) continue;
    const hit = isHit(at);
    const group = groupOf(key);
    const known = groups.get(group) ?? new Map<string, { sort: Sort; hit: boolean }>();
    groups.set(group, known);
    for (const point of foldedOf(key)) {
      if (isExcluded(key.file, point)) continue;
      const name = `${key.file} ${foldKey(point)}`;
      const before = known.get(name);
      if (before === undefined) known.set(name, { sort: point.sort, hit });
      else before.hit ||= hit;
    }
  }
  return new Map(
    [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, points]) => [name, sum(points)]),
  );
}

function sum(points: ReadonlyMap<string, { sort: Sort; hit: boolean }>): Figures {
  const figures = none();
  for (const { sort, hit } of points.values()) {
    figures[sort].total += 1;
    if (hit) figures[sort].covered += 1;
  }
  return figures;
}

/** All points together. */
export function figuresOf(
  keys: readonly (PointKey | undefined)[],
  isHit: (at: number) => boolean,
  isExcluded?: IsExcluded,
): Figures {
  return figuresBy(keys, isHit, () => '', isExcluded).get('') ?? none();
}

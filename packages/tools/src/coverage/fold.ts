import type { CoveragePoint } from '@netloom/model';
import { linesOf } from './pointKey.ts';
import type { PointKey } from './pointKey.ts';

/** What a raw point stands for to a reader: itself, or each line that runs with it. */
export type FoldedPoint = Pick<CoveragePoint, 'sort' | 'line' | 'column' | 'label'>;

/** A line point is nothing by itself; its lines are. An arm of an if or a case is a branch, and has lines too. */
export function foldedOf({ sort, line, column, label, lines }: PointKey): FoldedPoint[] {
  const itself = sort === 'line' ? [] : [{ sort, line, column, label }];
  if (sort !== 'line' && sort !== 'branch') return itself;
  return [
    ...itself,
    ...linesOf(lines).map((ran) => ({ sort: 'line' as const, line: ran, column: 1, label: '' })),
  ];
}

/** The same for points that are one, however many instances have them. */
export const foldKey = ({ sort, line, column, label }: FoldedPoint): string =>
  `${sort} ${line} ${column} ${label}`;

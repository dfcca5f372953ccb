import type { CoveragePoint } from '@netloom/model';
import type { RegressExclusion } from '@netloom/model/regression';
import type { FoldedPoint } from '../fold.ts';
import { foldKey } from '../fold.ts';
import { Expressions } from './expressions.ts';

/**
 * What an exclusion is worth now. `stale`: what it was made for is not there any more, or not as often; `expired`: its
 * day is over; `hit`: it counts, and is a fault, since what was said never to happen did.
 */
export type ExclusionState = 'active' | 'stale' | 'expired' | 'hit';

export interface JudgedExclusion {
  name: string;
  state: ExclusionState;
  /** Where what it excludes stands now; undefined where it is nowhere. */
  line: number | undefined;
}

type Hash = (text: string) => string;
const SHORT = 16;

/** A point with what it is bound to, and which it is of those that are bound to the same. */
interface Bound {
  point: CoveragePoint;
  text: string;
  hash: string;
  occurrence: number;
}

function boundPoints(points: readonly CoveragePoint[], source: string, sha256: Hash): Bound[] {
  const expressions = new Expressions(source);
  const seen = new Map<string, number>();
  return points.flatMap((point) => {
    const expression = expressions.of(point);
    if (expression === undefined) return [];
    const hash = sha256(expression.bound).slice(0, SHORT);
    const occurrence = seen.get(hash) ?? 0;
    seen.set(hash, occurrence + 1);
    return [{ point, text: expression.text, hash, occurrence }];
  });
}

type Binding = Pick<
  RegressExclusion,
  'file' | 'sort' | 'label' | 'expression' | 'hash' | 'occurrence' | 'occurrences'
>;

/** What an exclusion of a point says of it; undefined where the source has no such point. */
export function bindingOf(
  file: string,
  wanted: FoldedPoint,
  points: readonly CoveragePoint[],
  source: string,
  sha256: Hash,
): Binding | undefined {
  const all = boundPoints(points, source, sha256);
  const found = all.find(({ point }) => foldKey(point) === foldKey(wanted));
  if (found === undefined) return undefined;
  const { text: expression, hash, occurrence } = found;
  const occurrences = all.filter((each) => each.hash === hash).length;
  return { file, sort: wanted.sort, label: wanted.label, expression, hash, occurrence, occurrences };
}

interface Known {
  exclusions: Readonly<Record<string, RegressExclusion>>;
  pointsOf: (file: string) => readonly CoveragePoint[];
  /** Of the tree that was simulated. */
  sourceOf: (file: string) => string | undefined;
  sha256: Hash;
  /** YYYY-MM-DD. */
  today: string;
}

export interface AppliedExclusions {
  states: JudgedExclusion[];
  isExcluded: (file: string, point: FoldedPoint) => boolean;
}

/** Judges exclusions by the sources and counts of a regression; only those that are in force take points out. */
export function applyExclusions({ exclusions, pointsOf, sourceOf, sha256, today }: Known): AppliedExclusions {
  const excluded = new Set<string>();
  const byFile = new Map<string, [string, RegressExclusion][]>();
  for (const entry of Object.entries(exclusions)) {
    const { file } = entry[1];
    byFile.set(file, [...(byFile.get(file) ?? []), entry]);
  }
  const states = [...byFile].flatMap(([file, named]) => {
    const source = sourceOf(file);
    const all = source === undefined ? [] : boundPoints(pointsOf(file), source, sha256);
    return named.map(([name, exclusion]): JudgedExclusion => {
      const same = all.filter(({ hash }) => hash === exclusion.hash);
      const found = same.length === exclusion.occurrences ? same[exclusion.occurrence] : undefined;
      const state = stateOf(exclusion, found, today);
      if (state === 'active') excluded.add(`${file} ${foldKey(found!.point)}`);
      return { name, state, line: found?.point.line };
    });
  });
  return { states, isExcluded: (file, point) => excluded.has(`${file} ${foldKey(point)}`) };
}

function stateOf({ until }: RegressExclusion, found: Bound | undefined, today: string): ExclusionState {
  if (found === undefined) return 'stale';
  if (found.point.count > 0) return 'hit';
  return until !== undefined && until < today ? 'expired' : 'active';
}

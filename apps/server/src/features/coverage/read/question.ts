import type { CoverageChanges, CoverageRank } from '@netloom/contract';
import type { CoveragePoint } from '@netloom/model';
import type { RegressExclusion } from '@netloom/model/regression';
import type { FoldedPoint } from '@netloom/tools/coverage';
import type { Summary, Titles } from './readCoverage.ts';

/** What is asked of a stored merge. */
export type Question =
  | { ask: 'summary' }
  | { ask: 'paths' }
  | { ask: 'file'; path: string }
  | { ask: 'rank' }
  | { ask: 'changes'; merged: Uint8Array; edited: readonly string[] }
  | { ask: 'text'; format: 'lcov' | 'html' | 'verilator'; titles: Titles }
  | { ask: 'binding'; path: string; point: FoldedPoint; source: string };

export interface Answers {
  summary: Summary;
  paths: string[];
  file: { points: CoveragePoint[]; excluded: FoldedPoint[] };
  rank: CoverageRank;
  changes: CoverageChanges['files'];
  text: string;
  binding: Omit<RegressExclusion, 'who' | 'why' | 'until'> | null;
}

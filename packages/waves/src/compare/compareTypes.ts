import type { Wording } from '@netloom/model';
import type { SignalRef, WaveFault, WaveVariable } from '../waveTypes.ts';

/** Whose unknown bits (x, and of nine states u, w and -) match anything. */
export type DontCare = 'none' | 'a' | 'b' | 'both';

/** Times are written as `1.5ns`, or as a number of ticks of the first dump. */
export interface CompareOptions {
  /** Scopes that are named otherwise in the second dump, by full path. */
  scopes?: { a: string; b: string }[];
  ignoreCase?: boolean;
  /** Patterns of paths left out: `*` within a name, `**` over dots, `?` one character. */
  ignore?: string[];
  /** Only what lies in this scope of either dump. */
  scope?: string;
  /** In times of the first dump; without them, what both dumps cover. */
  from?: string;
  to?: string;
  /** Added to times of the second dump. */
  offset?: string;
  /** An edge may come earlier or later by this. */
  tolerance?: string;
  dontCare?: DontCare;
  /** Tells u, w and - from x, h from 1 and l from 0; without it they are one, as a VCD has no others. */
  nineStates?: boolean;
  /** Reals are equal when they differ by less than this share of the greater. */
  realTolerance?: number;
}

/** A variable of a dump or some of its bits, counted from 0 at the right end of its values. */
export interface ComparedPart {
  variable: WaveVariable;
  high?: number;
  low?: number;
}

/** One side of a pair: most significant part first. */
export interface ComparedSignal {
  path: string;
  ref: SignalRef;
  parts: ComparedPart[];
}

/** Where a pair first differs. */
export interface Difference {
  a: ComparedSignal;
  b: ComparedSignal;
  /** Common ticks. */
  time: number;
  /** The same in ticks of each dump, rounded down. */
  timeA: number;
  timeB: number;
  valueA: string | null;
  valueB: string | null;
  /** Since when, in common ticks, both had the value that was their last equal one; null when they never agreed. */
  agreed: { time: number; value: string } | null;
}

export interface Incomparable {
  a: string;
  b: string;
  reason: string;
  wording: Wording;
}

export interface Comparison {
  /** A common tick is 10^timescale seconds. */
  timescale: number;
  /** The span compared, in common ticks; `endA` and `endB` are where each dump ends. */
  from: number;
  to: number;
  endA: number;
  endB: number;
  /** Scopes found to be the same under different names; empty paths are the root. */
  top: { a: string; b: string };
  /** What was not understood in the first dump and in the second: where there is any, equal signals need not be. */
  faultsA: WaveFault[];
  faultsB: WaveFault[];
  matched: number;
  equal: number;
  /** By time, then by path. */
  differences: Difference[];
  onlyA: string[];
  onlyB: string[];
  incomparable: Incomparable[];
}

export interface CompareControl {
  signal?: AbortSignal;
  /** @param share of the work, 0 to 1; @param found what came since the last report, in order of time */
  progress?: (share: number, found: Difference[]) => void;
}

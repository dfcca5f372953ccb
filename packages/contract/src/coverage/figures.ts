import { CoverageCount, SocPlaces } from '@netloom/model';
import { RegressExclusion, RequiredCoverage } from '@netloom/model/regression';
import { z } from 'zod';
import { time } from '../fields.ts';

/** Covered and all points by their sort. */
export const CoverageFigures = z.object({
  line: CoverageCount,
  branch: CoverageCount,
  toggle: CoverageCount,
  user: CoverageCount,
});
export type CoverageFigures = z.infer<typeof CoverageFigures>;

/** Figures of a file, a module, a place of the hierarchy or a testpoint. */
export const CoverageRow = z.object({ name: z.string(), figures: CoverageFigures });
export type CoverageRow = z.infer<typeof CoverageRow>;

/** A regression whose simulations left coverage. */
export const CoveredRegression = z.object({
  runId: z.string(),
  number: z.number(),
  name: z.string(),
  path: z.string(),
  date: time,
  rtlVersion: z.string(),
  /** Of all points, exclusions not taken out. */
  figures: CoverageFigures,
});
export type CoveredRegression = z.infer<typeof CoveredRegression>;

/**
 * `stale`: what it was made for is not there any more, or not as often; `expired`: its day is over; `hit`: what should
 * never happen did. Only an active one takes its point out of the figures.
 */
export const ExclusionRow = RegressExclusion.extend({
  name: z.string(),
  state: z.enum(['active', 'stale', 'expired', 'hit']),
  /** Where it stands now. */
  line: z.number().nullable(),
});
export type ExclusionRow = z.infer<typeof ExclusionRow>;

export const RegressionCoverage = CoveredRegression.extend({
  /** Exclusions taken out. */
  all: CoverageFigures,
  files: z.array(CoverageRow),
  modules: z.array(CoverageRow),
  /** Instances of one module are one place, in whichever levels they stand: Verilator 5.006 counts them together. */
  hierarchy: z.array(CoverageRow),
  /** SoCs of the reader's tree in what was simulated, and where each of them stands in its hierarchy. */
  socs: z.array(SocPlaces.extend({ at: z.string() })),
  /** By what the simulations of its cases hit. */
  testpoints: z.array(CoverageRow),
  required: RequiredCoverage,
  exclusions: z.array(ExclusionRow),
  /** Of the plan that the exclusions are from; null where the tree has it no more, and those of the regression count. */
  planHash: z.string().nullable(),
  /** Simulations that passed and were counted. */
  simulations: z.number(),
  /** Simulations whose counts break off or are of other points; nothing of them is counted. */
  refused: z.array(z.string()),
  /** Cases, or `case[build]`, whose builds count nothing: those of SoCs that run programs, and those that are not told to. */
  uncounted: z.array(z.string()),
});
export type RegressionCoverage = z.infer<typeof RegressionCoverage>;

import { CoverageCount, CoverageFile, CoveragePoint } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { path, projectId } from '../fields.ts';
import { CoverageFigures, CoveredRegression, RegressionCoverage } from './figures.ts';

const runId = z.uuid();
const Point = CoveragePoint.omit({ count: true });

export const listCoverage = defineCall({
  method: 'GET',
  path: '/coverage/list',
  summary: 'Regressions with coverage of the last 90 nights, the newest first.',
  query: z.object({ deptId: projectId }),
  reply: z.array(CoveredRegression),
});

export const regressionCoverage = defineCall({
  method: 'GET',
  path: '/coverage/show',
  summary: 'Merged coverage of a regression by file, module, hierarchy and testpoint, with its exclusions.',
  query: z.object({ runId }),
  reply: RegressionCoverage,
});

export const regressionCoverageFile = defineCall({
  method: 'GET',
  path: '/coverage/file',
  summary: 'A source as the regression read it, with its points and those that are excluded.',
  query: z.object({ runId, path }),
  reply: CoverageFile.extend({ excluded: z.array(Point) }),
});

const Ranked = z.object({
  caseName: z.string(),
  seed: z.number(),
  build: z.string(),
  /** Points that none before it hits, and all that are hit up to it. */
  adds: z.number(),
  covered: z.number(),
});

/** A file of which some points were hit in one of two regressions alone. */
const CoverageChange = z.object({
  path: z.string(),
  /** Its text is not the same in both: its points cannot be compared one by one, and the figures alone tell. */
  isEdited: z.boolean(),
  lost: z.number(),
  gained: z.number(),
  before: CoverageCount,
  after: CoverageCount,
  /** Some of those that were lost. */
  points: z.array(CoveragePoint.pick({ line: true, sort: true, label: true })),
});

export const coverageChanges = defineCall({
  method: 'GET',
  path: '/coverage/changes',
  summary: 'What of the coverage of one regression another has lost or gained, by file.',
  query: z.object({ runId, against: z.uuid() }),
  reply: z.object({ before: CoverageFigures, after: CoverageFigures, files: z.array(CoverageChange) }),
});
export type CoverageChanges = z.infer<NonNullable<typeof coverageChanges.reply>>;

export const rankCoverage = defineCall({
  method: 'GET',
  path: '/coverage/rank',
  summary: 'The smallest set of simulations of a regression that keeps all its coverage.',
  query: z.object({ runId }),
  reply: z.object({
    /** Points that any simulation hits. */
    points: z.number(),
    /** No set is smaller; where the chosen are as many, they are the fewest. */
    bound: z.number(),
    chosen: z.array(Ranked),
    /** Those that add nothing to the chosen ones. */
    others: z.array(Ranked.pick({ caseName: true, seed: true, build: true })),
    /** Cases of which no seed is chosen. */
    idleCases: z.array(z.string()),
  }),
});
export type CoverageRank = z.infer<NonNullable<typeof rankCoverage.reply>>;

export const exportCoverage = defineCall({
  method: 'GET',
  path: '/coverage/export',
  summary: 'Merged coverage as an LCOV tracefile, one HTML page, or a file of Verilator.',
  query: z.object({ runId, format: z.enum(['lcov', 'html', 'verilator']) }),
  reply: z.object({ fileName: z.string(), text: z.string() }),
});

export const excludeCoverage = defineCall({
  method: 'POST',
  path: '/coverage/exclude',
  summary: 'Writes into the plan of the tree that a point need not be hit, bound to its statement.',
  body: z.object({
    runId,
    path,
    point: Point,
    why: z.string().trim().min(1).max(2000),
    until: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d$/, 'expected a day, YYYY-MM-DD')
      .optional(),
  }),
  reply: z.object({ name: z.string() }),
});

export const includeCoverage = defineCall({
  method: 'POST',
  path: '/coverage/include',
  summary: 'Takes an exclusion out of the plan of the tree.',
  body: z.object({ runId, name: z.string().max(100) }),
  reply: z.object({ name: z.string() }),
});

export const instanceToggles = defineCall({
  method: 'GET',
  path: '/coverage/instances',
  summary: 'Bits that toggled, by instance, as the waves of a regression show them.',
  query: z.object({ runId }),
  reply: z.object({
    /** Simulations that passed, and those of them that left a wave. */
    simulations: z.number(),
    waves: z.number(),
    rows: z.array(
      z.object({
        instance: z.string(),
        covered: z.number(),
        total: z.number(),
        /** Bits that never changed between 0 and 1; the first of them. */
        missed: z.array(z.string()),
      }),
    ),
  }),
});
export type InstanceToggles = z.infer<NonNullable<typeof instanceToggles.reply>>;

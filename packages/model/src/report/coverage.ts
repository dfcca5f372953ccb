import { z } from 'zod';

/** Covered and all points of one sort. */
export const CoverageCount = z.object({ covered: z.number(), total: z.number() });
export type CoverageCount = z.infer<typeof CoverageCount>;

/** Coverage of a simulation; paths as in the project tree. */
export const CoverageReport = z.object({
  files: z.array(
    z.object({
      path: z.string(),
      line: CoverageCount,
      toggle: CoverageCount,
      branch: CoverageCount,
      user: CoverageCount,
    }),
  ),
  line: CoverageCount,
  toggle: CoverageCount,
  branch: CoverageCount,
  /** `cover property` statements. */
  user: CoverageCount,
});
export type CoverageReport = z.infer<typeof CoverageReport>;

export const CoveragePoint = z.object({
  sort: z.enum(['line', 'toggle', 'branch', 'user']),
  /** From 1. */
  line: z.number(),
  column: z.number(),
  /** What the point stands for, e.g. "else" or "data[3]". */
  label: z.string(),
  /** Times that it was hit, over all instances. */
  count: z.number(),
});
export type CoveragePoint = z.infer<typeof CoveragePoint>;

/** One source with its points. */
export const CoverageFile = z.object({ path: z.string(), text: z.string(), points: z.array(CoveragePoint) });
export type CoverageFile = z.infer<typeof CoverageFile>;

import { z } from 'zod';

/** Covered and all points of one sort. */
export const CoverageCount = z.object({ covered: z.number(), total: z.number() });
export type CoverageCount = z.infer<typeof CoverageCount>;

/** Coverage of a simulation; paths as in the project tree. */
export const CoverageReport = z.object({
  files: z.array(
    z.object({
      path: z.string(),
      /** What a generation wrote lies in `gen/`; a bench is what no file list of the design names. */
      role: z.enum(['design', 'generated', 'bench']),
      line: CoverageCount,
      toggle: CoverageCount,
      branch: CoverageCount,
      /** `cover property` statements. */
      user: CoverageCount,
    }),
  ),
});
export type CoverageReport = z.infer<typeof CoverageReport>;

export const CoveragePoint = z.object({
  sort: z.enum(['line', 'toggle', 'branch', 'user']),
  /** From 1. A line point stands for its whole line. */
  line: z.number(),
  column: z.number(),
  /** What the point stands for, e.g. "else" or "data[3]"; empty for a line. */
  label: z.string(),
  /** Times that it was hit, over all instances; of a line, by its most often run statement. */
  count: z.number(),
});
export type CoveragePoint = z.infer<typeof CoveragePoint>;

/** One source with its points. */
export const CoverageFile = z.object({ path: z.string(), text: z.string(), points: z.array(CoveragePoint) });
export type CoverageFile = z.infer<typeof CoverageFile>;

import { z } from 'zod';
import { BuildSet } from './buildSet.ts';
import { Proposal } from './proposal.ts';

const count = z.number();

/** An instruction with what was counted; cycles are those of the RTL, null where it did not run. */
export const CodeRow = z.object({
  address: count,
  word: count,
  bytes: count,
  text: z.string(),
  file: z.string().nullable(),
  line: count.nullable(),
  executed: count,
  cycles: count.nullable(),
});
export type CodeRow = z.infer<typeof CodeRow>;

export const FunctionRow = z.object({
  name: z.string(),
  bytes: count,
  executed: count,
  cycles: count.nullable(),
  code: z.array(CodeRow),
});
export type FunctionRow = z.infer<typeof FunctionRow>;

/** How a program ended on the model, and on the RTL. */
const Ended = z.object({
  cause: z.string(),
  exitCode: count.nullable(),
  instructions: count,
  cycles: count.nullable(),
  printed: z.string(),
});

export const SetReport = z.object({
  set: BuildSet,
  /** Bytes of the program: code and constants, data with first values, data that begin with zeros. */
  size: z.object({ code: count, data: count, zeros: count }),
  model: Ended,
  rtl: Ended.nullable(),
  functions: z.array(FunctionRow),
});
export type SetReport = z.infer<typeof SetReport>;

/** What a run of the kind `toolchain` left: a program built with one set of options, or with two. */
export const ToolchainReport = z.object({
  core: z.string(),
  program: z.string(),
  sets: z.array(SetReport).min(1).max(2),
  /** Texts of the sources by the names that the code says. */
  sources: z.record(z.string(), z.string()),
  /** Of the program as the first set builds it. */
  proposals: z.array(Proposal),
});
export type ToolchainReport = z.infer<typeof ToolchainReport>;

/** Where it lies in the run's folder. */
export const TOOLCHAIN_REPORT = 'out/report.json';

/** What was where in the pipeline, cycle by cycle, as the bench of a core writes it. */
export const PIPELINE_RECORD = 'set-1/pipeline';

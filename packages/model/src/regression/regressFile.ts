import { z } from 'zod';

/** Names of cases and builds stand in addresses, commands and file names. */
export const RegressName = z
  .string()
  .regex(/^[A-Za-z][\w.-]{0,99}$/, 'a name has letters, digits, _, . and -, and begins with a letter');
const Path = z.string().max(1000);
const Words = z.string().max(2000);
const Module = z.string().regex(/^[A-Za-z_][A-Za-z0-9_$]*$/, 'expected a module name');

/** What both simulators take as a seed. */
export const MOST_SEED = 2_147_483_647;
/** One regression has at most this many simulations. */
export const MOST_SIMULATIONS = 100_000;

const Seed = z.int().min(1).max(MOST_SEED);
const Count = z
  .int()
  .min(1)
  .max(MOST_SIMULATIONS, `a regression has at most ${MOST_SIMULATIONS} simulations`);

/** After so many regressions in a row in which all seeds of a case passed it is drawn fewer of, where the plan says nothing. */
export const USUAL_AFTER = 5;

/**
 * Fixed seeds, so many that are drawn anew for each regression, or all of a range. With `fewest` the history of the
 * case decides: no more are drawn once all seeds of `after` regressions in a row have passed, and the seeds that failed
 * last come again.
 */
export const RegressSeeds = z.union([
  z.strictObject({ fixed: z.array(Seed).min(1).max(10_000) }),
  z
    .strictObject({ count: Count, fewest: Count.optional(), after: z.int().min(1).max(100).optional() })
    .refine(({ count, fewest }) => fewest === undefined || fewest <= count, 'the fewest are more than all')
    .refine(
      ({ fewest, after }) => after === undefined || fewest !== undefined,
      'name the fewest beside after',
    ),
  z
    .strictObject({ from: Seed, to: Seed })
    .refine(({ from, to }) => from <= to, 'the range ends before it begins')
    .refine(({ from, to }) => to - from < MOST_SIMULATIONS, {
      message: `a regression has at most ${MOST_SIMULATIONS} simulations`,
    }),
]);
export type RegressSeeds = z.infer<typeof RegressSeeds>;

/**
 * What is compiled once, whatever number of cases simulate it: a bench, or a SoC whose generated files run the programs
 * of cases. `top` is the bench's module, or the SoC's name.
 */
export const RegressBuild = z.object({
  top: Module,
  /** `<name>.soc.json`, in place of bench and file list. */
  soc: Path.optional(),
  testbench: Path.optional(),
  fileList: Path.optional(),
  simulator: z.enum(['verilator', 'icarus']).optional(),
  optimize: z.enum(['build', 'speed']).optional(),
  coverage: z.boolean().optional(),
  passPattern: z.string().max(500).optional(),
  failPattern: z.string().max(500).optional(),
});
export type RegressBuild = z.infer<typeof RegressBuild>;

/** Stages of a verification plan, as OpenTitan has them. */
export const RegressStage = z.enum(['V1', 'V2', 'V2S', 'V3']);
export type RegressStage = z.infer<typeof RegressStage>;

export const RegressCase = z.object({
  /** With several of them each seed is simulated with each. */
  build: z.union([RegressName, z.array(RegressName).min(1).max(100)]),
  /** On a build of a SoC: the folder of C and assembler sources, or the ELF file, that its core runs. */
  program: Path.optional(),
  /**
   * A program of Python (.py) or bash (.sh) that makes the stimulus of each seed. It is called with the seed and the
   * folder that it writes to: a bench is given that folder as `+generated=`, and C and assembler sources in it become
   * part of the case's program.
   */
  generator: Path.optional(),
  /** Beside those that are given for all cases; space-separated. */
  plusargs: Words.optional(),
  seeds: RegressSeeds.optional(),
  groups: z.array(RegressName).max(100).optional(),
  stage: RegressStage.optional(),
  testpoints: z.array(RegressName).max(1000).optional(),
  /** Limit of one simulation. */
  seconds: z.int().min(1).max(2_592_000).optional(),
  description: Words.optional(),
});
export type RegressCase = z.infer<typeof RegressCase>;

/** The builds that a case is simulated with, each once. */
export const buildsOf = ({ build }: Pick<RegressCase, 'build'>): string[] => [...new Set([build].flat())];

export const RegressTestpoint = z.object({
  stage: RegressStage,
  description: Words.optional(),
});
export type RegressTestpoint = z.infer<typeof RegressTestpoint>;

/** A run of another kind over the same files, which must pass before they are signed off. */
export const RegressCheck = z.object({
  kind: z.enum(['lint', 'crossings', 'proof']),
  /** Module that is looked at; of a proof, the one that says what is to be proved. */
  top: Module,
  fileList: Path.optional(),
  testbench: Path.optional(),
  testpoints: z.array(RegressName).max(1000).optional(),
  /** Limit of the run. */
  seconds: z.int().min(1).max(2_592_000).optional(),
});
export type RegressCheck = z.infer<typeof RegressCheck>;

/** A coverage point that need not be hit, bound to its statement: an edit of it ends the exclusion. */
export const RegressExclusion = z.object({
  file: Path,
  sort: z.enum(['line', 'branch', 'toggle', 'user']),
  /** What the point stands for, as Verilator names it; empty for a line. */
  label: z.string().max(500).optional(),
  /** The line as it was, for readers. */
  expression: z.string().max(500),
  /** Of the statement with its conditions, module and label: the first 64 bits of SHA-256, as hexadecimal digits. */
  hash: z.string().regex(/^[0-9a-f]{16}$/, 'expected 16 hexadecimal digits'),
  /** Which of those with the same hash, from 0, and how many there were. */
  occurrence: z.int().min(0).max(100_000),
  occurrences: z.int().min(1).max(100_000),
  who: z.string().min(1).max(100),
  why: z.string().min(1).max(2000),
  /** The last day on which it is in force; for ever where there is none. */
  until: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, 'expected a day, YYYY-MM-DD')
    .optional(),
});
export type RegressExclusion = z.infer<typeof RegressExclusion>;

const Percent = z.number().min(0).max(100);
/** What must be covered at least, in percent of the points that are not excluded. */
export const RequiredCoverage = z.object({
  line: Percent.optional(),
  branch: Percent.optional(),
  toggle: Percent.optional(),
  user: Percent.optional(),
});
export type RequiredCoverage = z.infer<typeof RequiredCoverage>;

/** When a plan is run by itself: at times, or when a branch is pushed. A member puts it in force. */
export const RegressSchedule = z
  .strictObject({
    /** Five fields of crontab(5). */
    cron: z
      .string()
      .max(100)
      .regex(/^\s*\S+(\s+\S+){4}\s*$/, 'expected five fields of crontab(5), as in "0 2 * * *"')
      .optional(),
    /** IANA name; UTC where there is none. */
    timeZone: z.string().max(100).optional(),
    /** Name or pattern of the branches whose pushes start it. */
    push: z.string().min(1).max(250).optional(),
    /** Cases of these groups; all where none is named. */
    groups: z.array(RegressName).max(100).optional(),
  })
  .refine(({ cron, push }) => (cron === undefined) !== (push === undefined), 'give either cron or push');
export type RegressSchedule = z.infer<typeof RegressSchedule>;

/** What each run of the regression may take. Partition and cores are of a cluster: without one they are refused. */
export const RegressExecutor = z.strictObject({
  partition: z
    .string()
    .max(100)
    .regex(/^[\w.-]+$/, 'expected the name of a partition')
    .optional(),
  cores: z.int().min(1).max(1024).optional(),
  memoryMegabytes: z.int().min(128).max(1_048_576).optional(),
  diskMegabytes: z.int().min(64).max(1_048_576).optional(),
});
export type RegressExecutor = z.infer<typeof RegressExecutor>;

/** A regression as text: what is built, what is simulated with it, and with which seeds. */
export const RegressFile = z.object({
  netloom: z.literal('regress'),
  version: z.literal(1),
  name: RegressName,
  description: Words.optional(),
  /** Of every case; space-separated. */
  plusargs: Words.optional(),
  /** Limit of one simulation whose case has none of its own. */
  seconds: z.int().min(1).max(2_592_000).optional(),
  builds: z.record(RegressName, RegressBuild),
  cases: z.record(RegressName, RegressCase),
  checks: z.record(RegressName, RegressCheck).optional(),
  testpoints: z.record(RegressName, RegressTestpoint).optional(),
  coverage: RequiredCoverage.optional(),
  schedule: RegressSchedule.optional(),
  executor: RegressExecutor.optional(),
  exclusions: z.record(RegressName, RegressExclusion).optional(),
});
export type RegressFile = z.infer<typeof RegressFile>;

/** Seconds that one simulation may take where the plan says nothing. */
export const USUAL_SECONDS = 60;

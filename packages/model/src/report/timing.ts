import { z } from 'zod';

/** One point of a path: a pin of a cell. Times in ns. */
export const TimingPoint = z.object({
  /** Hierarchical instance and pin, `u_core/alu_12/Y`, or a port. */
  pin: z.string(),
  /** Library cell; empty for a port, the clock's ideal network or a constraint. */
  cell: z.string(),
  /** Delay that this point adds, and arrival time after it. */
  delay: z.number(),
  arrival: z.number(),
  edge: z.enum(['rise', 'fall', '']),
  /** ns and pF where the tool gives them. */
  slew: z.number().optional(),
  capacitance: z.number().optional(),
  fanout: z.number().optional(),
});
export type TimingPoint = z.infer<typeof TimingPoint>;

export const TimingPath = z.object({
  check: z.enum(['setup', 'hold']),
  startpoint: z.string(),
  endpoint: z.string(),
  /** Clocks that launch and capture. */
  launchClock: z.string(),
  captureClock: z.string(),
  pathGroup: z.string(),
  slack: z.number(),
  arrival: z.number(),
  required: z.number(),
  points: z.array(TimingPoint),
  /** What follows the data path to the required time: clock, uncertainty, library setup or hold. */
  requiredPoints: z.array(TimingPoint),
  /** Byte offset in the log. */
  offset: z.number().optional(),
});
export type TimingPath = z.infer<typeof TimingPath>;

/** Slack of one check in ns; null where no path is checked. */
export const SlackSummary = z.object({
  worst: z.number().nullable(),
  total: z.number().nullable(),
  violations: z.number(),
  endpoints: z.number(),
});
export type SlackSummary = z.infer<typeof SlackSummary>;

export const TimingReport = z.object({
  top: z.string(),
  clocks: z.array(z.object({ name: z.string(), period: z.number() })),
  setup: SlackSummary,
  hold: SlackSummary,
  /** Slack of every endpoint, worst first, for the histogram. */
  endpoints: z.array(z.object({ check: z.enum(['setup', 'hold']), endpoint: z.string(), slack: z.number() })),
  paths: z.array(TimingPath),
  /** Endpoints without a constraint, and inputs and registers without a clock. */
  unconstrained: z.array(z.object({ pin: z.string(), reason: z.string() })),
  /** Constraints that were read, as text. */
  sdc: z.string(),
});
export type TimingReport = z.infer<typeof TimingReport>;

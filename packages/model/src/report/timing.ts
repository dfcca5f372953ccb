import { z } from 'zod';
import { SocPlaces } from './socPlaces.ts';

/** What a point of a path is; its delay is that of the cell, of the wire before the pin, and so on. */
export const TimingPointSort = z.enum([
  /** An output of a library cell. */
  'cell',
  /** An input of a library cell, or an output of the design. */
  'net',
  /** An input of the design. */
  'input',
  /** An edge of a clock, its latency, uncertainty or pessimism. */
  'clock',
  /** Delay outside the design. */
  'external',
  /** Setup, hold, recovery or removal time of a library cell. */
  'check',
  'other',
]);
export type TimingPointSort = z.infer<typeof TimingPointSort>;

/** One point of a path: a pin of a cell, or what shifts the time between pins. Times in ns. */
export const TimingPoint = z.object({
  sort: TimingPointSort,
  /** Hierarchical instance and pin, `u_core/alu_12/Y`, a port, or the tool's words, `library setup time`. */
  name: z.string(),
  /** Library cell of a pin, else empty. */
  cell: z.string(),
  /** Net that the point drives. */
  net: z.string().optional(),
  /** Delay that this point adds, and time after it. */
  delay: z.number(),
  time: z.number(),
  edge: z.enum(['rise', 'fall', '']),
  /** ns. */
  slew: z.number().optional(),
  /** pF that the point drives, and the number of pins. */
  capacitance: z.number().optional(),
  fanout: z.number().optional(),
});
export type TimingPoint = z.infer<typeof TimingPoint>;

export const TimingCheck = z.enum(['setup', 'hold']);
export type TimingCheck = z.infer<typeof TimingCheck>;

export const TimingPath = z.object({
  check: TimingCheck,
  /** Instance or port. */
  startpoint: z.string(),
  /** Pin or port, as in `TimingReport.endpoints`. */
  endpoint: z.string(),
  /** Clocks that launch and capture; empty where there is none. */
  launchClock: z.string(),
  captureClock: z.string(),
  pathGroup: z.string(),
  /** Where several are timed together: that in which the path is as slow, or as fast. */
  corner: z.string().optional(),
  slack: z.number(),
  arrival: z.number(),
  required: z.number(),
  points: z.array(TimingPoint),
  /** What makes the required time: clock, uncertainty, library setup or hold. */
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

export const UnconstrainedReason = z.enum([
  'no-input-delay',
  'no-output-delay',
  'no-clock',
  'many-clocks',
  'unconstrained-endpoint',
  'loop',
]);
export type UnconstrainedReason = z.infer<typeof UnconstrainedReason>;

export const TimingReport = z.object({
  top: z.string(),
  clocks: z.array(z.object({ name: z.string(), period: z.number() })),
  /** Of the worst corner. */
  setup: SlackSummary,
  hold: SlackSummary,
  /** Each corner alone; none where one library was timed. */
  corners: z.array(z.object({ name: z.string(), setup: SlackSummary, hold: SlackSummary })),
  /** Slack of every endpoint, worst first, and the clock that captures there. */
  endpoints: z.array(
    z.object({ check: TimingCheck, endpoint: z.string(), clock: z.string(), slack: z.number() }),
  ),
  /** The worst ones, by slack. */
  paths: z.array(TimingPath),
  /** What no constraint reaches. */
  unconstrained: z.array(z.object({ name: z.string(), reason: UnconstrainedReason })),
  /** Constraints that were read, as text, and their file in the tree; null where they were made for the run. */
  sdc: z.string(),
  sdcFile: z.string().nullable(),
  /** The SoC document of the reader's tree with this top module. */
  soc: SocPlaces.nullable(),
});
export type TimingReport = z.infer<typeof TimingReport>;

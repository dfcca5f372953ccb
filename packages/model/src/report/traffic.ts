import { z } from 'zod';

/** What the monitors of a simulation leave, in the run's folder. */
export const TRAFFIC_FILE = 'traffic.txt';

const count = z.number().int().min(0);

/** Transactions of one direction to one region. Latencies in clocks. */
export const TrafficRow = z.object({
  /** Endpoint of the subordinate as the address map has it; null for what no region has. */
  region: z.string().nullable(),
  transactions: count,
  beats: count,
  bytes: count,
  /** Transactions that were answered with an error. */
  errors: count,
  least: count,
  most: count,
  sum: count,
  /** Transactions by latency: below 2 clocks, 2 and 3, 4 to 7, and so on by powers of two. */
  ranges: z.array(count),
});
export type TrafficRow = z.infer<typeof TrafficRow>;

/** What one monitor saw in one direction. */
export const TrafficRecord = z.object({
  /** The SoC document that the monitor is an instance of. */
  document: z.string(),
  instance: z.string(),
  /** Endpoint of the manager; of a crossbar where several are behind it. */
  manager: z.string(),
  way: z.enum(['read', 'write']),
  /** Where it is in the simulation, which may have the document several times. */
  path: z.string(),
  /** Clocks out of reset, and how many of them carried a beat of data, or had one wait. */
  clocks: count,
  beats: count,
  waits: count,
  rows: z.array(TrafficRow),
});
export type TrafficRecord = z.infer<typeof TrafficRecord>;

/** What the monitors of a simulation recorded. */
export const TrafficReport = z.object({ records: z.array(TrafficRecord) });
export type TrafficReport = z.infer<typeof TrafficReport>;

/** The newest such record of a document, with the run that left it. */
export const NewestTraffic = TrafficReport.extend({ runId: z.uuid() }).nullable();
export type NewestTraffic = z.infer<typeof NewestTraffic>;

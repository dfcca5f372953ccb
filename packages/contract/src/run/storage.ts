import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id as deptId } from '../fields.ts';
import { RunRow } from './row.ts';

const ceiling = (min: number, max: number) => z.number().int().min(min).max(max).nullable().default(null);

/** How much a department's runs may take: at a time, of the disk, for how long. Null is no limit. */
export const RunQuota = z.object({
  runningRuns: z.number().int().min(1).max(100_000).nullable(),
  runningRunsPerUser: z.number().int().min(1).max(100_000).nullable(),
  keepDays: z.number().int().min(1).max(36_500).nullable(),
  keepBytes: z.number().int().min(1_000_000).nullable(),
  /** What one run may ask for; null is the installation's ceiling, which an administrator alone goes beyond. */
  mostSeconds: ceiling(1, 2_592_000),
  mostMemoryMegabytes: ceiling(128, 1_048_576),
  mostDiskMegabytes: ceiling(64, 1_048_576),
});
export type RunQuota = z.infer<typeof RunQuota>;

export const getQuota = defineCall({
  method: 'GET',
  path: '/run/quota',
  summary: 'Limits and retention of a department’s runs.',
  query: z.object({ deptId }),
  reply: RunQuota,
});

export const saveQuota = defineCall({
  method: 'POST',
  path: '/run/saveQuota',
  summary: 'Sets limits and retention of a department’s runs; for the project lead.',
  body: RunQuota.extend({ deptId }),
  reply: RunQuota,
});

/** The most that one run may ask for. */
export const RunCeilings = z.object({
  seconds: z.number(),
  memoryMegabytes: z.number(),
  diskMegabytes: z.number(),
});
export type RunCeilings = z.infer<typeof RunCeilings>;

/** What a run may choose of a cluster. */
const ClusterChoice = z.object({
  /** Empty where there is nothing to choose. */
  partitions: z.array(z.string()),
  /** Of a run that asks for none, and the most. */
  cores: z.number(),
  mostCores: z.number(),
});

export const runCeilings = defineCall({
  method: 'GET',
  path: '/run/ceilings',
  summary:
    'The most time, memory and disk that one run of a department may ask for, and what it may choose of a cluster.',
  query: z.object({ deptId }),
  reply: RunCeilings.extend({
    /** Null where runs go to the server's own machine. */
    cluster: ClusterChoice.nullable(),
  }),
});

export const runStorage = defineCall({
  method: 'GET',
  path: '/run/storage',
  summary: 'Who uses what of the run store: by member, by kind, the largest runs, the build cache.',
  query: z.object({ deptId }),
  reply: z.object({
    /** Bytes on disk; a file that several runs share counts once. */
    bytes: z.number(),
    runs: z.number(),
    pinnedBytes: z.number(),
    byUser: z.array(z.object({ user: z.string(), runs: z.number(), bytes: z.number() })),
    byKind: z.array(z.object({ kind: z.string(), runs: z.number(), bytes: z.number() })),
    largest: z.array(RunRow),
    /** Compiled models of all departments. */
    cache: z.object({ bytes: z.number(), limit: z.number(), entries: z.number() }),
  }),
});

import { bigint, integer, pgTable } from '../../database/drizzle.ts';

/** What a project lead has set; null is no limit. */
export const runQuotas = pgTable('run_quotas', {
  deptId: integer('dept_id').primaryKey(),
  runningRuns: integer('running_runs'),
  runningRunsPerUser: integer('running_runs_per_user'),
  keepDays: integer('keep_days'),
  keepBytes: bigint('keep_bytes', { mode: 'number' }),
  mostSeconds: integer('most_seconds'),
  mostMemoryMegabytes: integer('most_memory_megabytes'),
  mostDiskMegabytes: integer('most_disk_megabytes'),
});

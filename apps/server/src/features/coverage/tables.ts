import type { CoverageFigures } from '@netloom/contract';
import { customType, jsonb, pgTable, timestamp, uuid } from '../../database/drizzle.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export interface Simulated {
  caseName: string;
  seed: number;
  /** Absent of what was merged before builds were told apart. */
  build?: string;
}

export const regressionCoverage = pgTable('regression_coverage', {
  runId: uuid('run_id').primaryKey(),
  createTime: timestamp('create_time', { withTimezone: true }).notNull().defaultNow(),
  figures: jsonb('figures').$type<CoverageFigures>().notNull(),
  simulations: jsonb('simulations').$type<Simulated[]>().notNull(),
  refused: jsonb('refused').$type<string[]>().notNull(),
  merged: bytea('merged').notNull(),
  hits: bytea('hits').notNull(),
});

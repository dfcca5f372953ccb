import type { GitProtection, GitWho } from '@netloom/contract';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const refProtections = pgTable(
  'ref_protections',
  {
    deptId: integer('dept_id').notNull(),
    kind: text('kind').$type<GitProtection['kind']>().notNull(),
    /** `*` stands for any characters. */
    pattern: text('pattern').notNull(),
    push: text('push').$type<GitWho>().notNull(),
    merge: text('merge').$type<GitWho>().notNull(),
    /** A schedule of the project. */
    needs: integer('needs'),
  },
  (table) => [primaryKey({ columns: [table.deptId, table.kind, table.pattern] })],
);

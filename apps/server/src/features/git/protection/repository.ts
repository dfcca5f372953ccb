import type { GitProtection } from '@netloom/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/index.ts';
import { refProtections as table } from './tables.ts';

export function listProtections(database: Database, deptId: number): Promise<GitProtection[]> {
  const { kind, pattern, push, merge, needs } = table;
  return database
    .select({ kind, pattern, push, merge, needs })
    .from(table)
    .where(eq(table.deptId, deptId))
    .orderBy(asc(kind), asc(pattern));
}

export async function saveProtection(
  database: Database,
  deptId: number,
  protection: GitProtection,
): Promise<void> {
  await database
    .insert(table)
    .values({ deptId, ...protection })
    .onConflictDoUpdate({ target: [table.deptId, table.kind, table.pattern], set: protection });
}

export async function deleteProtection(
  database: Database,
  deptId: number,
  { kind, pattern }: Pick<GitProtection, 'kind' | 'pattern'>,
): Promise<void> {
  const named = and(eq(table.deptId, deptId), eq(table.kind, kind), eq(table.pattern, pattern));
  await database.delete(table).where(named);
}

import { and, eq, isNull } from '../../../database/drizzle.ts';
import type { CloneState } from '@netloom/contract';
import type { Secrets } from '../../../data/secrets.ts';
import type { Database } from '../../../database/index.ts';
import type { GitCredentials } from '../../../git/index.ts';
import { openGitCredentials } from '../../../projects/index.ts';
import { findMembership, updateDepartment } from '../repository.ts';
import type { DepartmentRecord } from '../repository.ts';
import { departments } from '../tables.ts';

const goesOn = and(eq(departments.cloneState, 'cloning'), isNull(departments.dissolvedTime));

/** Projects whose repository is not there yet. */
export async function listCloning(database: Database): Promise<number[]> {
  const rows = await database.select({ deptId: departments.deptId }).from(departments).where(goesOn);
  return rows.map(({ deptId }) => deptId);
}

export async function findCloning(database: Database, deptId: number): Promise<DepartmentRecord | undefined> {
  const [row] = await database
    .select()
    .from(departments)
    .where(and(eq(departments.deptId, deptId), goesOn));
  return row;
}

/** False when the copy has ended meanwhile. */
export async function saveClone(
  database: Database,
  deptId: number,
  { state, progress, message }: CloneState,
): Promise<boolean> {
  const changes = { cloneState: state, cloneProgress: progress, cloneMessage: message };
  return (await updateDepartment(database, deptId, changes, goesOn)) !== undefined;
}

/** What a member signs in to the project's remote with; undefined where he has stored nothing. */
export async function gitCredentials(
  database: Database,
  secrets: Secrets,
  userId: number,
  deptId: number,
): Promise<GitCredentials | undefined> {
  const membership = await findMembership(database, userId, deptId);
  return membership && openGitCredentials(secrets, membership);
}

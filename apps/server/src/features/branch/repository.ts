import type { BranchRow } from '@netloom/contract';
import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';

type Entered = Omit<BranchRow, 'commit'>;

export async function enteredBranches(database: Database, deptId: number): Promise<Entered[]> {
  const { rows } = await database.execute<Entered & Record<string, unknown>>(sql`
    SELECT index, name, description,
      (SELECT count(*)::int FROM bug_branches f JOIN bugs b USING (bug_id)
        WHERE b.dept_id = branches.dept_id AND f.branch = branches.name AND b.status <> 'Completed') AS "openBugs"
    FROM branches WHERE dept_id = ${deptId} ORDER BY index`);
  return rows;
}

interface Named {
  deptId: number;
  name: string;
  description: string;
}

/** Enters a branch under the next index; those of one project take turns. */
export async function insertBranch(
  database: Database,
  { deptId, name, description }: Named,
): Promise<boolean> {
  await database.transaction(async (within) => {
    await within.execute(sql`SELECT FROM departments WHERE dept_id = ${deptId} FOR UPDATE`);
    await within.execute(sql`
      INSERT INTO branches (dept_id, index, name, description)
      SELECT ${deptId}, coalesce(max(index), 0) + 1, ${name}, ${description}
      FROM branches WHERE dept_id = ${deptId}`);
  });
  return true;
}

/** False when there is none with this index. */
export async function changeBranch(
  database: Database,
  { deptId, index, name, description }: Named & { index: number },
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    UPDATE branches SET name = ${name}, description = ${description}
    WHERE dept_id = ${deptId} AND index = ${index}`);
  return rowCount === 1;
}

export async function removeBranch(database: Database, deptId: number, index: number): Promise<void> {
  await database.execute(sql`DELETE FROM branches WHERE dept_id = ${deptId} AND index = ${index}`);
}

import type { BodyOf, TaskRow, createTask } from '@netloom/contract';
import type { SQL } from 'drizzle-orm';
import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';

const MOST_TASKS = 1000;

export const tasksOf = (deptId: number) => sql`t.dept_id = ${deptId}`;
export const taskOf = (taskId: number) => sql`t.task_id = ${taskId}`;
export const tasksOfPerson = (userId: number, deptIds: readonly number[]) =>
  sql`t.assignee = ${userId} AND t.dept_id = ANY(${sql.param([...deptIds])}::int[])`;

/** Those that are not done first, by the day on which they are due. */
export async function taskRows(database: Database, where: SQL): Promise<TaskRow[]> {
  const { rows } = await database.execute<TaskRow & Record<string, unknown>>(sql`
    SELECT t.task_id AS "taskId", t.dept_id AS "deptId", d.dept_name AS "deptName", t.title, t.description,
      t.status, t.assignee AS "assigneeId", coalesce(a.user_name, '') AS assignee,
      to_char(t.due, 'YYYY-MM-DD') AS due, t.subjects, u.user_name AS "createBy",
      t.update_time AS "updateTime", t.revision,
      coalesce((SELECT array_agg(needs_id ORDER BY needs_id) FROM task_needs n WHERE n.task_id = t.task_id), '{}')
        AS needs,
      coalesce((SELECT array_agg(needs_id ORDER BY needs_id) FROM task_needs n
        JOIN tasks b ON b.task_id = n.needs_id AND b.status <> 'done' WHERE n.task_id = t.task_id), '{}')
        AS "waitsFor"
    FROM tasks t JOIN departments d USING (dept_id) JOIN users u ON u.user_id = t.create_by
    LEFT JOIN users a ON a.user_id = t.assignee
    WHERE ${where} ORDER BY t.status = 'done', t.due NULLS LAST, t.task_id LIMIT ${MOST_TASKS}`);
  return rows.map((row) => ({ ...row, updateTime: new Date(row.updateTime).toISOString() }));
}

export type TaskFields = Omit<Required<BodyOf<typeof createTask>>, 'deptId'>;

const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;

export async function insertTask(
  database: Database,
  { title, description, status, assigneeId, due, subjects }: TaskFields,
  { deptId, userId }: { deptId: number; userId: number },
): Promise<number> {
  const { rows } = await database.execute<{ taskId: number }>(sql`
    INSERT INTO tasks (dept_id, title, description, status, assignee, due, subjects, create_by)
    VALUES (${deptId}, ${title}, ${description}, ${status}, ${assigneeId}, ${due}, ${textArray(subjects)}, ${userId})
    RETURNING task_id AS "taskId"`);
  return rows[0]!.taskId;
}

/** False when `revision` is not the stored one. */
export async function writeTask(
  database: Database,
  taskId: number,
  revision: number,
  { title, description, status, assigneeId, due, subjects }: TaskFields,
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    UPDATE tasks SET title = ${title}, description = ${description}, status = ${status}, assignee = ${assigneeId},
      due = ${due}, subjects = ${textArray(subjects)}, update_time = now(), revision = revision + 1
    WHERE task_id = ${taskId} AND revision = ${revision}`);
  return rowCount === 1;
}

/** Changes of what waits for what take turns in a project, so that two of them cannot close a circle together. */
export async function lockNeeds(database: Database, deptId: number): Promise<void> {
  await database.execute(sql`SELECT FROM departments WHERE dept_id = ${deptId} FOR UPDATE`);
}

export async function writeNeeds(
  database: Database,
  taskId: number,
  needs: readonly number[],
): Promise<void> {
  await database.execute(sql`DELETE FROM task_needs WHERE task_id = ${taskId}`);
  await database.execute(sql`
    INSERT INTO task_needs (task_id, needs_id) SELECT ${taskId}, needed
    FROM unnest(${sql.param([...new Set(needs)])}::int[]) AS needed`);
}

/** Of these those that are no tasks of the project. */
export async function foreignTasks(
  database: Database,
  deptId: number,
  taskIds: readonly number[],
): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    SELECT id FROM unnest(${sql.param([...taskIds])}::int[]) AS id
    WHERE NOT EXISTS (SELECT FROM tasks WHERE task_id = id AND dept_id = ${deptId})`);
  return rows.map(({ id }) => id);
}

/** Whether one of these waits for the task, directly or by others. */
export async function closesCircle(
  database: Database,
  taskId: number,
  needs: readonly number[],
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    WITH RECURSIVE reached (id) AS (
      SELECT unnest(${sql.param([...needs])}::int[])
      UNION SELECT needs_id FROM task_needs JOIN reached ON task_id = id
    ) SELECT FROM reached WHERE id = ${taskId}`);
  return rows.length > 0;
}

export async function removeTask(database: Database, taskId: number): Promise<void> {
  await database.execute(sql`DELETE FROM tasks WHERE task_id = ${taskId}`);
}

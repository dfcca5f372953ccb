import { createTask, deleteTask, updateTask } from '@netloom/contract';
import type { Permission, TaskRow } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import { forbidden, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { memberOf, requireMember, roleOf } from '../department/index.ts';
import {
  closesCircle,
  foreignTasks,
  insertTask,
  lockNeeds,
  removeTask,
  taskOf,
  taskRows,
  writeNeeds,
  writeTask,
} from './repository.ts';
import type { TaskFields } from './repository.ts';

type Database = Services['database'];

/** @throws what refuses that a task is so: a stranger who has it, tasks of elsewhere, a circle, one that still waits. */
async function requireWhole(
  within: Database,
  { deptId, taskId }: { deptId: number; taskId: number },
  fields: TaskFields,
) {
  const { assigneeId, needs } = fields;
  if (assigneeId !== null && (await roleOf(within, deptId, assigneeId)) === undefined)
    throw warning('no-assignee', { field: 'assigneeId' });
  const [foreign] = await foreignTasks(within, deptId, needs);
  if (foreign !== undefined) throw warning('no-task', { field: 'needs', values: { task: foreign } });
  if (needs.includes(taskId) || (await closesCircle(within, taskId, needs)))
    throw warning('circle-of-tasks', { field: 'needs' });
}

/** Writes what a task waits for. @throws a 601 for one that is done before those are. */
async function settleNeeds(within: Database, taskId: number, fields: TaskFields): Promise<TaskRow> {
  await writeNeeds(within, taskId, fields.needs);
  const [row] = await taskRows(within, taskOf(taskId));
  if (row!.status === 'done' && row!.waitsFor.length > 0)
    throw warning('waits-for-tasks', {
      field: 'status',
      values: { tasks: row!.waitsFor.map((id) => `#${id}`).join(', ') },
    });
  return row!;
}

export const createTaskRoute = implement(
  createTask,
  memberOf('defect:edit', ({ body }) => body.deptId),
  ({ body: { deptId, ...fields } }, { caller: { userId } }, { database }) =>
    database.transaction(async (within) => {
      await lockNeeds(within, deptId);
      const taskId = await insertTask(within, fields, { deptId, userId });
      await requireWhole(within, { deptId, taskId }, fields);
      return settleNeeds(within, taskId, fields);
    }),
);

/** A task that does not exist answers like one of others. */
function memberOfTask<I>(permission: Permission, taskIdOf: (incoming: I) => number) {
  return whoIs(
    'members of the task’s department',
    async (incoming: I, caller, services) => {
      const [row] = await taskRows(services.database, taskOf(taskIdOf(incoming)));
      if (row === undefined) throw forbidden();
      return { ...(await requireMember(permission, caller, row.deptId, services)), row };
    },
    permission,
  );
}

export const updateTaskRoute = implement(
  updateTask,
  memberOfTask('defect:edit', ({ body }: { body: { taskId: number } }) => body.taskId),
  ({ body: { taskId, revision, ...fields } }, { row: { deptId } }, { database }) =>
    database.transaction(async (within) => {
      await lockNeeds(within, deptId);
      await requireWhole(within, { deptId, taskId }, fields);
      if (!(await writeTask(within, taskId, revision, fields)))
        throw warning('changed-task', { field: 'revision', values: { task: taskId } });
      return settleNeeds(within, taskId, fields);
    }),
);

export const deleteTaskRoute = implement(
  deleteTask,
  memberOfTask('defect:edit', ({ body }: { body: { taskId: number } }) => body.taskId),
  async ({ body: { taskId } }, _member, { database }) => {
    await removeTask(database, taskId);
    return null;
  },
);

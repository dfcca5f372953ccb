import { listTasks, myTasks } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { listMemberships, memberOf } from '../department/index.ts';
import { taskRows, tasksOf, tasksOfPerson } from './repository.ts';

export const listTasksRoute = implement(
  listTasks,
  memberOf('defect:view', ({ query }) => query.deptId),
  ({ query: { deptId } }, _member, { database }) => taskRows(database, tasksOf(deptId)),
);

/** In every project in which his role shows him tasks. */
export const myTasksRoute = implement(myTasks, signedIn, async (_incoming, { caller }, services) => {
  const { database, permissions } = services;
  const projects = (await listMemberships(database, caller.userId))
    .filter(({ roleId }) => permissions.allow({ ...caller, roleId }, 'defect:view'))
    .map(({ deptId }) => deptId);
  return taskRows(database, tasksOfPerson(caller.userId, projects));
});

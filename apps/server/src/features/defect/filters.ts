import { deleteBugFilter, listBugFilters, saveBugFilter } from '@netloom/contract';
import type { SavedBugFilter } from '@netloom/contract';
import { and, asc, eq } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { bugFilters } from './tables.ts';

const MOST = 50;

function savedFilters(database: Database, deptId: number, userId: number): Promise<SavedBugFilter[]> {
  const { filterId, name, filter } = bugFilters;
  return database
    .select({ filterId, name, filter })
    .from(bugFilters)
    .where(and(eq(bugFilters.deptId, deptId), eq(bugFilters.userId, userId)))
    .orderBy(asc(name));
}

export const listBugFiltersRoute = implement(
  listBugFilters,
  memberOf('defect:view', ({ query }) => query.deptId),
  ({ query: { deptId } }, { caller }, { database }) => savedFilters(database, deptId, caller.userId),
);

export const saveBugFilterRoute = implement(
  saveBugFilter,
  memberOf('defect:view', ({ body }) => body.deptId),
  async ({ body: { deptId, name, filter } }, { caller: { userId } }, { database }) => {
    const known = await savedFilters(database, deptId, userId);
    if (known.length >= MOST && !known.some((each) => each.name === name))
      throw warning('too-many-filters', { field: 'name', values: { most: MOST } });
    const { deptId: dept, userId: user, name: called } = bugFilters;
    await database
      .insert(bugFilters)
      .values({ deptId, userId, name, filter })
      .onConflictDoUpdate({ target: [dept, user, called], set: { filter } });
    return savedFilters(database, deptId, userId);
  },
);

export const deleteBugFilterRoute = implement(
  deleteBugFilter,
  memberOf('defect:view', ({ body }) => body.deptId),
  async ({ body: { deptId, filterId } }, { caller: { userId } }, { database }) => {
    await database
      .delete(bugFilters)
      .where(
        and(eq(bugFilters.filterId, filterId), eq(bugFilters.userId, userId), eq(bugFilters.deptId, deptId)),
      );
    return savedFilters(database, deptId, userId);
  },
);

import type { Project } from '@netloom/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  sql,
} from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { anyContains } from '../../database/contains.ts';
import { wordKept } from '../../http/keptRefusal.ts';
import type { WordingLanguage } from '../../http/wording/wording.ts';
import { keptUntil } from './kept.ts';
import { departments, memberships } from './tables.ts';

const createByName = sql<string>`coalesce(
  (SELECT user_name FROM users WHERE user_id = ${departments.createBy}), '')`;
const member = sql<number[]>`array(
  SELECT user_id FROM memberships AS each WHERE each.dept_id = ${departments.deptId} ORDER BY user_id)`;

/** Projects as one user sees them. */
function projectsFor(database: Database, userId: number) {
  const { roleId, isDefault } = memberships;
  return database
    .select({ ...getTableColumns(departments), createByName, member, roleId, isDefault })
    .from(departments)
    .leftJoin(memberships, ownOf(userId))
    .$dynamic();
}

const ownOf = (userId: number) =>
  and(eq(memberships.deptId, departments.deptId), eq(memberships.userId, userId));

type Row = Awaited<ReturnType<typeof projectsFor>>[number];

function toProject(row: Row, language: WordingLanguage): Project {
  const { deptId, dissolvedTime } = row;
  return {
    deptId,
    deptName: row.deptName,
    gitAddress: row.gitAddress,
    projectPath: `projects/${deptId}`,
    clone: {
      state: row.cloneState,
      progress: row.cloneProgress,
      message: wordKept(row.cloneMessage, language),
    },
    member: row.member,
    memberCount: row.member.length,
    createBy: row.createByName,
    createTime: row.createTime.toISOString(),
    secondFactor: row.secondFactor,
    formerMembersRead: row.formerMembersRead,
    status: dissolvedTime === null ? 0 : 1,
    dissolvedTime: dissolvedTime?.toISOString() ?? null,
    keptUntil: dissolvedTime === null ? null : keptUntil(dissolvedTime).toISOString(),
    roleId: row.roleId,
    isDefault: row.isDefault ?? false,
  };
}

/** Whose row it is, and in which language. */
export interface Reader {
  userId: number;
  language: WordingLanguage;
}

/** A project that exists. */
export async function projectRow(
  database: Database,
  { userId, language }: Reader,
  deptId: number,
): Promise<Project> {
  const [row] = await projectsFor(database, userId).where(eq(departments.deptId, deptId));
  return toProject(row!, language);
}

export interface ProjectFilter {
  /** Part of the name, without regard to case. */
  search: string;
  /** Not the user's own alone. */
  all: boolean;
  /** Dissolved ones too. */
  dissolved: boolean;
}

/** A page by name, dissolved ones last, of the user's own the default one first; and the number of all that match. */
export async function listProjects(
  database: Database,
  { userId, language }: Reader,
  { search, all, dissolved }: ProjectFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; rows: Project[] }> {
  const matching = and(
    anyContains([departments.deptName], search),
    all ? undefined : isNotNull(memberships.roleId),
    dissolved ? undefined : isNull(departments.dissolvedTime),
  );
  const order = [
    sql`${departments.dissolvedTime} IS NOT NULL`,
    ...(all ? [] : [desc(memberships.isDefault)]),
    sql`lower(${departments.deptName})`,
  ];
  const [rows, [counted]] = await Promise.all([
    projectsFor(database, userId)
      .where(matching)
      .orderBy(...order, asc(departments.deptId))
      .limit(limit)
      .offset((page - 1) * limit),
    database
      .select({ total: count() })
      .from(departments)
      .leftJoin(memberships, ownOf(userId))
      .where(matching),
  ]);
  return { total: counted!.total, rows: rows.map((row) => toProject(row, language)) };
}

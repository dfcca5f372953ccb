import { deleteBranch, listBranches, saveBranch } from '@netloom/contract';
import type { BranchList } from '@netloom/contract';
import type { z } from 'zod';
import { unlessTaken } from '../../database/unlessTaken.ts';
import { tryLocalGit } from '../../git/index.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { memberOf } from '../department/index.ts';
import { changeBranch, enteredBranches, insertBranch, removeBranch } from './repository.ts';

const MOST_BRANCHES = 500;

/** Git's branches of the project's repository, each with its commit. */
async function gitBranches(deptId: number, { projects, settings }: Services): Promise<Map<string, string>> {
  const args = [
    ...['for-each-ref', `--count=${MOST_BRANCHES}`, '--sort=-committerdate'],
    ...['--format=%(objectname) %(refname:lstrip=2)', 'refs/heads'],
  ];
  const directory = projects.repository(deptId);
  const { code, stdout } = await tryLocalGit(args, { directory, unsandboxed: settings.unsandboxed });
  if (code !== 0) return new Map();
  const lines = stdout.toString('utf8').trim().split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(41), line.slice(0, 40)]));
}

async function branchList(deptId: number, services: Services): Promise<z.infer<typeof BranchList>> {
  const [entered, known] = await Promise.all([
    enteredBranches(services.database, deptId),
    gitBranches(deptId, services),
  ]);
  const rows = entered.map((row) => ({ ...row, commit: known.get(row.name) ?? '' }));
  const names = new Set(rows.map(({ name }) => name));
  return { rows, others: [...known.keys()].filter((name) => !names.has(name)) };
}

export const listBranchesRoute = implement(
  listBranches,
  memberOf('defect:view', ({ query }) => query.deptId),
  ({ query: { deptId } }, _member, services) => branchList(deptId, services),
);

export const saveBranchRoute = implement(
  saveBranch,
  memberOf('defect:triage', ({ body }) => body.deptId),
  async ({ body: { deptId, index, name, description } }, _member, services) => {
    const wrong = warning('branch-name', { field: 'name' });
    if (name === '') throw wrong;
    const { database } = services;
    const row = { deptId, name, description };
    const saved =
      index === undefined ? insertBranch(database, row) : changeBranch(database, { ...row, index });
    const isSaved = await unlessTaken(saved);
    if (isSaved === undefined) throw wrong;
    if (!isSaved) throw warning('no-branch-entry', { field: 'index', values: { index: index! } });
    return branchList(deptId, services);
  },
);

export const deleteBranchRoute = implement(
  deleteBranch,
  memberOf('defect:triage', ({ body }) => body.deptId),
  async ({ body: { deptId, index } }, _member, services) => {
    await removeBranch(services.database, deptId, index);
    return branchList(deptId, services);
  },
);

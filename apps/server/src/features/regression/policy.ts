import type { Permission } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { notFound } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { memberOfFound, requireMember } from '../department/index.ts';
import type { Member } from '../department/index.ts';
import { findRun } from '../runs/index.ts';
import { ensureRegression } from './ensureRegression.ts';
import { findRegression, findResult } from './repository.ts';
import type { RegressionRecord, ResultRecord } from './repository.ts';

export interface RegressionMember extends Member {
  regression: RegressionRecord;
}

/** @throws a 404 for what is no regression, a 403 for one of a project that is not the caller’s. */
async function requireRegression(
  permission: Permission,
  caller: Caller,
  runId: string,
  services: Services,
): Promise<RegressionMember> {
  const missing = notFound('no-regression', { field: 'runId', values: { run: runId } });
  const known = await findRegression(services.database, runId);
  const run = known === undefined ? await findRun(services.database, runId) : undefined;
  const deptId = known?.deptId ?? (run?.kind === 'regression' ? run.deptId : undefined);
  if (deptId === undefined) throw missing;
  const member = await requireMember(permission, caller, deptId, services);
  if (run !== undefined) await ensureRegression(run, services);
  const regression = known ?? (await findRegression(services.database, runId));
  if (regression === undefined) throw missing;
  return { ...member, regression };
}

const WHO = 'members of the run’s department';

export const memberOfRegression = <I>(permission: Permission, runIdOf: (incoming: I) => string) =>
  memberOfFound(WHO, permission, runIdOf, requireRegression);

export interface ResultMember extends RegressionMember {
  result: ResultRecord;
}

/** @throws a 404 for what is no result, otherwise like `requireRegression` */
async function requireResult(
  permission: Permission,
  caller: Caller,
  resultId: number,
  services: Services,
): Promise<ResultMember> {
  const result = await findResult(services.database, resultId);
  if (result === undefined)
    throw notFound('no-result-row', { field: 'resultId', values: { result: resultId } });
  return { ...(await requireRegression(permission, caller, result.runId, services)), result };
}

export const memberOfResult = <I>(permission: Permission, resultIdOf: (incoming: I) => number) =>
  memberOfFound(WHO, permission, resultIdOf, requireResult);

import type { Permission } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { whoIs } from '../../http/policy.ts';
import { notFound } from '../../http/refuse.ts';
import type { Policy } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { requireMember } from '../department/index.ts';
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

export function memberOfRegression<I>(
  permission: Permission,
  runIdOf: (incoming: I) => string,
): Policy<I, RegressionMember> {
  return whoIs(
    'members of the run’s department',
    (incoming: I, caller, services) => requireRegression(permission, caller, runIdOf(incoming), services),
    permission,
  );
}

export interface ResultMember extends RegressionMember {
  result: ResultRecord;
}

export function memberOfResult<I>(
  permission: Permission,
  resultIdOf: (incoming: I) => number,
): Policy<I, ResultMember> {
  return whoIs(
    'members of the run’s department',
    async (incoming: I, caller, services) => {
      const resultId = resultIdOf(incoming);
      const result = await findResult(services.database, resultId);
      if (result === undefined)
        throw notFound('no-result-row', { field: 'resultId', values: { result: resultId } });
      const member = await requireRegression(permission, caller, result.runId, services);
      return { ...member, result };
    },
    permission,
  );
}

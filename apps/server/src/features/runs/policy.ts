import type { Permission } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { whoIs } from '../../http/policy.ts';
import { forbidden, notFound } from '../../http/refuse.ts';
import type { Policy } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { memberOfFound, requireMember } from '../department/index.ts';
import type { Member } from '../department/index.ts';
import { findRun } from './repository.ts';
import type { RunRecord } from './repository.ts';

export interface RunMember extends Member {
  run: RunRecord;
}

/** @throws a 404 for a run that does not exist, a 403 for one of a department that is not the caller’s. */
export async function requireRunMember(
  permission: Permission,
  caller: Caller,
  runId: string,
  services: Services,
): Promise<RunMember> {
  const run = await findRun(services.database, runId);
  if (run === undefined) throw notFound('run-missing', { field: 'runId', values: { run: runId } });
  const member = await requireMember(permission, caller, run.deptId, services);
  return { ...member, run: await services.runs.upToDate(run) };
}

export const memberOfRun = <I>(permission: Permission, runIdOf: (incoming: I) => string) =>
  memberOfFound('members of the run’s department', permission, runIdOf, requireRunMember);

/** @throws like `requireRunMember`, and a 403 for somebody else’s run unless the caller manages runs. */
async function requireRunOwner(caller: Caller, runId: string, services: Services): Promise<RunMember> {
  const member = await requireRunMember(OWN, caller, runId, services);
  const { roleId } = member.membership;
  const owns =
    member.run.createBy === caller.userId || services.permissions.allow({ ...caller, roleId }, 'run:manage');
  if (!owns) throw forbidden('run-of-starter');
  return member;
}

const OWN: Permission = 'run:start';
const OWNERS = 'who started the run, and who manages runs';

export function ownerOfRun<I>(runIdOf: (incoming: I) => string): Policy<I, RunMember> {
  return whoIs(
    OWNERS,
    (incoming: I, caller, services) => requireRunOwner(caller, runIdOf(incoming), services),
    OWN,
  );
}

/** For a call about several runs: all of them, or none. */
export function ownerOfRuns<I>(runIdsOf: (incoming: I) => string[]): Policy<I, RunRecord[]> {
  return whoIs(
    OWNERS,
    async (incoming: I, caller, services) => {
      const members = runIdsOf(incoming).map((runId) => requireRunOwner(caller, runId, services));
      return (await Promise.all(members)).map(({ run }) => run);
    },
    OWN,
  );
}

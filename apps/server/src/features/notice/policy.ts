import type { NoticeAudience } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { whoIs } from '../../http/policy.ts';
import { forbidden } from '../../http/refuse.ts';
import type { Policy } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { listMemberships } from '../department/index.ts';
import { findNotice } from './repository.ts';
import type { NoticeRow } from './repository.ts';

/** What a person may write notices for. */
export interface Manager {
  caller: Caller;
  /** Everybody, and anybody. */
  all: boolean;
  deptIds: number[];
}

/** @throws a 403 for who manages no notices at all. */
export async function requireManager(
  caller: Caller,
  { database, permissions }: Pick<Services, 'database' | 'permissions'>,
): Promise<Manager> {
  const memberships = await listMemberships(database, caller.userId);
  const manager = {
    caller,
    all: permissions.allow(caller, 'system:notice:edit'),
    deptIds: memberships
      .filter(({ roleId }) => permissions.allow({ ...caller, roleId }, 'notice:edit'))
      .map(({ deptId }) => deptId),
  };
  if (!manager.all && manager.deptIds.length === 0) throw forbidden();
  return manager;
}

/** Chosen people are those of a project, for who does not manage the notices of the installation. */
export function requireAudience(
  { all, deptIds }: Manager,
  { type, deptId }: { type: NoticeAudience; deptId?: number | null | undefined },
): void {
  const own = deptId !== undefined && deptId !== null && deptIds.includes(deptId);
  if (!all && (type === 'all' || !own)) throw forbidden();
}

const WHO =
  'members of the department whose role permits it; of the installation’s notices their administrators';

export const managersOfNotices: Policy<unknown, Manager> = whoIs(
  'users whose role permits it',
  (_incoming: unknown, caller, services) => requireManager(caller, services),
  'notice:edit',
);

/** A notice that does not exist answers like one of others. */
export async function requireManaged(
  caller: Caller,
  noticeId: number,
  services: Services,
): Promise<{ manager: Manager; notice: NoticeRow }> {
  const manager = await requireManager(caller, services);
  const notice = await findNotice(services.database, noticeId);
  if (notice === undefined || notice.kind !== 'written') throw forbidden();
  if (notice.createBy !== caller.userId) requireAudience(manager, { ...notice, type: notice.audience });
  return { manager, notice };
}

export function managerOfNotice<I>(
  noticeIdOf: (incoming: I) => number,
): Policy<I, { manager: Manager; notice: NoticeRow }> {
  return whoIs(
    WHO,
    (incoming: I, caller, services) => requireManaged(caller, noticeIdOf(incoming), services),
    'notice:edit',
  );
}

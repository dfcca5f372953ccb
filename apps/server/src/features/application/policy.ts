import { whoIs } from '../../http/policy.ts';
import { forbidden } from '../../http/refuse.ts';
import type { Policy } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { requireManager } from '../department/index.ts';
import type { Manager } from '../department/index.ts';

/**
 * Who may invite into the project that something belongs to. What does not exist answers like what is somebody else's,
 * so that ids tell nothing.
 */
export function inviterOf<I, R extends { deptId: number }>(
  find: (incoming: I, services: Services) => Promise<R | undefined>,
): Policy<I, { manager: Manager; found: R }> {
  return whoIs(
    'members of the department whose role permits it, and administrators of projects',
    async (incoming: I, caller, services) => {
      const found = await find(incoming, services);
      if (found === undefined) throw forbidden();
      return { found, manager: await requireManager('project:invite', caller, found.deptId, services) };
    },
    'project:invite',
  );
}

import { getUserInfo, isAny, mayAll, mayAny } from '@netloom/contract';
import type { Permission, RoleKey } from '@netloom/contract';
import { useCall } from '../api/index.ts';

interface Permissions {
  any: (...asked: Permission[]) => boolean;
  all: (...asked: Permission[]) => boolean;
  /** @throws when no role is listed. */
  is: (...asked: RoleKey[]) => boolean;
}

/** What the signed-in user may do in the selected project; nothing until it is known. The server decides in the end. */
export function usePermissions(): Permissions {
  const { data } = useCall(getUserInfo, {}, { staleTime: Infinity, meta: { quiet: true } });
  const { perms = [], roles = [] } = data ?? {};
  return {
    any: (...asked) => mayAny(perms, asked),
    all: (...asked) => mayAll(perms, asked),
    is: (...asked) => isAny(roles, asked),
  };
}

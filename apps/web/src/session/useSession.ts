import { getUserInfo, menus, selectMyDeptList } from '@netloom/contract';
import type { Department, MenuEntry, UserInfo } from '@netloom/contract';
import { useEffect } from 'react';
import { useCall } from '../api/index.ts';
import { useDept } from './deptStore.ts';

export interface Session {
  user: UserInfo;
  departments: Department[];
  /** Null when the user belongs to no department. */
  department: Department | null;
  menu: MenuEntry[];
}

const forSession = { staleTime: Infinity, meta: { quiet: true } };

/** User, departments and menu of the signed-in browser; `session` is null until all are there. */
export function useSession(): { session: Session | null; error: Error | null } {
  const user = useCall(getUserInfo, {}, forSession);
  const departments = useCall(selectMyDeptList, {}, forSession);
  const { deptId, select } = useDept();
  const wanted = [deptId, user.data?.deptId];
  const department =
    wanted.map((id) => departments.data?.find((row) => row.deptId === id)).find(Boolean) ??
    departments.data?.[0] ??
    null;
  const chosen = department?.deptId ?? null;
  const ready = user.data !== undefined && departments.data !== undefined;
  useEffect(() => {
    if (ready && chosen !== deptId) select(chosen);
  }, [ready, chosen, deptId, select]);
  const menu = useCall(
    menus,
    { query: { deptId: chosen ?? 0 } },
    { ...forSession, enabled: chosen !== null },
  );
  const error = user.error ?? departments.error ?? menu.error;
  const entries = chosen === null ? [] : menu.data;
  if (!user.data || !departments.data || !entries || chosen !== deptId) return { session: null, error };
  return { session: { user: user.data, departments: departments.data, department, menu: entries }, error };
}

import { getUserInfo, menus, selectMyDeptList } from '@netloom/contract';
import type { Department, MenuEntry, UserInfo } from '@netloom/contract';
import { useEffect } from 'react';
import { callKey, queryClient, useCall } from '../api/index.ts';
import { useDept } from './deptStore.ts';
import { leaveAnyway } from './unsaved.ts';

export interface Session {
  user: UserInfo;
  departments: Department[];
  /** Null when the user belongs to no department. */
  department: Department | null;
  menu: MenuEntry[];
}

interface SessionState {
  /** Null until all is there. */
  session: Session | null;
  error: Error | null;
  /** The user info is what failed. */
  refused: boolean;
}

const forSession = { staleTime: Infinity, meta: { quiet: true } };
let shown: number | null | undefined;

/** Keeps the choice of the server's session; a page that showed another department starts anew. */
function useChosen(ready: boolean, chosen: number | null): boolean {
  const { deptId, select } = useDept();
  useEffect(() => {
    if (!ready) return;
    if (chosen !== deptId) select(chosen);
    if (shown !== undefined && shown !== chosen) {
      leaveAnyway();
      window.location.assign('/');
    }
    shown = chosen;
  }, [ready, chosen, deptId, select]);
  return ready && chosen === deptId;
}

/** User, departments and menu of the signed-in browser. */
export function useSession(): SessionState {
  const user = useCall(getUserInfo, {}, forSession);
  const departments = useCall(selectMyDeptList, {}, forSession);
  const known = user.data !== undefined && departments.data !== undefined;
  const department =
    departments.data?.find(({ deptId }) => deptId === user.data?.deptId) ?? departments.data?.[0] ?? null;
  const ready = useChosen(known, department?.deptId ?? null);
  const menu = useCall(
    menus,
    { query: { deptId: department?.deptId ?? 0 } },
    { ...forSession, enabled: known },
  );
  const error = user.error ?? departments.error ?? menu.error;
  const refused = user.error !== null && user.data === undefined;
  if (!user.data || !departments.data || !menu.data || !ready) return { session: null, error, refused };
  const session = { user: user.data, departments: departments.data, department, menu: menu.data };
  return { session, error: null, refused: false };
}

export function sessionLoaded(): boolean {
  return queryClient.getQueryData(callKey(getUserInfo, {})) !== undefined;
}

/** User, roles, menus and departments are read anew; routes may vanish or appear. */
export function refreshSession(): void {
  for (const call of [getUserInfo, selectMyDeptList, menus])
    void queryClient.invalidateQueries({ queryKey: callKey(call) });
}

export function refreshDepartments(): void {
  void queryClient.invalidateQueries({ queryKey: callKey(selectMyDeptList) });
}

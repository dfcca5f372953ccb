import { switchDept } from '@netloom/contract';
import { create } from 'zustand';
import { callApi } from '../api/index.ts';
import { leaveAnyway } from './unsaved.ts';

const STORAGE_KEY = 'netloom.deptId';

interface DeptState {
  deptId: number | null;
  select: (deptId: number | null) => void;
}

function savedDept(): number | null {
  const saved = Number(localStorage.getItem(STORAGE_KEY));
  return Number.isInteger(saved) && saved > 0 ? saved : null;
}

/** The department (project) that the browser works in. */
export const useDept = create<DeptState>((set) => ({
  deptId: savedDept(),
  select: (deptId) => {
    if (deptId === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, String(deptId));
    set({ deptId });
  },
}));

/** The department of the screen; screens that need one are shown only once one is chosen. */
export function useDeptId(): number {
  const deptId = useDept((state) => state.deptId);
  if (deptId === null) throw new Error('a screen needs a selected department');
  return deptId;
}

/**
 * Works in another department from now on. The page loads anew, so that no tab, route or data of the other one
 * stays; role and permissions are those that the server gave the session with the reply's roleId.
 */
export async function switchDepartment(deptId: number, path = '/'): Promise<void> {
  await callApi(switchDept, { body: { deptId } });
  useDept.getState().select(deptId);
  leaveAnyway();
  window.location.assign(path);
}

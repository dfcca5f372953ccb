import { create } from 'zustand';

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

/** The department of the screen; screens are shown only once one is chosen. */
export function useDeptId(): number {
  const deptId = useDept((state) => state.deptId);
  if (deptId === null) throw new Error('a screen needs a selected department');
  return deptId;
}

import { create } from 'zustand';

const STORAGE_KEY = 'netloom.waveConditions';
const MOST = 30;

function stored(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** Conditions that were searched for, newest first, kept by the browser. */
export const useConditions = create<{ conditions: string[] }>(() => ({ conditions: stored() }));

export function rememberCondition(condition: string): void {
  const { conditions: known } = useConditions.getState();
  const conditions = [condition, ...known.filter((one) => one !== condition)].slice(0, MOST);
  useConditions.setState({ conditions });
  localStorage.setItem(STORAGE_KEY, JSON.stringify(conditions));
}

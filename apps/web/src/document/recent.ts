import { useDept } from '../session/index.ts';

const KEY = 'netloom.recent';
const MOST = 8;

function storageKey(kind: string): string {
  return `${KEY}.${useDept.getState().deptId ?? 0}.${kind}`;
}

/** Keys of the documents that this browser showed last in the project, the newest first. */
export function recentKeys(kind: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey(kind)) ?? '[]');
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function keepRecent(kind: string, key: string): void {
  const others = recentKeys(kind).filter((other) => other !== key);
  try {
    localStorage.setItem(storageKey(kind), JSON.stringify([key, ...others].slice(0, MOST)));
  } catch {
    // A browser without storage, or with a full one, has no recent documents.
  }
}

import type { Draft } from './autosave.ts';

const KEY = 'netloom.note';

/** Kept for this tab, and forgotten with the session. */
export function keepDraft(draft: Draft | null): void {
  if (draft === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(draft));
}

export function keptDraft(): Draft | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as Draft);
}

import type { KeyboardEvent } from 'react';

/** Does what a key stands for while the log has the focus; Escape also while its search field has it. */
export function pressKey(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): void {
  const action = keys[event.key];
  if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLInputElement && event.key !== 'Escape') return;
  event.preventDefault();
  action();
}

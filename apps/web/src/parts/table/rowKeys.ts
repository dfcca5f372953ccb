import type { KeyboardEvent } from 'react';

interface RowActions {
  open?: () => void;
  toggle?: () => void;
  remove?: () => void;
  clear?: () => void;
  /** Of a row that has rows below it. */
  unfold?: () => void;
  fold?: () => void;
}

type Step = 'nextElementSibling' | 'previousElementSibling';

/** The next row that can be focused: a table has rows of its own for measuring. */
function focusFrom(row: Element, step: Step): void {
  let next = row[step];
  while (next instanceof HTMLElement && next.tabIndex === -1 && !next.hasAttribute('tabindex'))
    next = next[step];
  if (next instanceof HTMLElement) next.focus();
}

/** What the keys do while a row of the list has the focus. */
export function rowKeys({ open, toggle, remove, clear, unfold, fold }: RowActions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const row = event.currentTarget;
    if (event.target !== row) return;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => focusFrom(row, 'nextElementSibling'),
      ArrowUp: () => focusFrom(row, 'previousElementSibling'),
      Enter: open,
      ' ': toggle,
      Delete: remove,
      Escape: clear,
      ArrowRight: unfold,
      ArrowLeft: fold,
    };
    const action = actions[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
}

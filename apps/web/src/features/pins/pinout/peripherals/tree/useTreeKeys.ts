import { useCallback, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { choosePeripheral, useUi } from '../../store/uiStore.ts';
import type { Group } from './groups.ts';
import { keyOf } from './rows.ts';
import type { TreeRow } from './rows.ts';

/** Keyboard of a tree (WAI-ARIA Authoring Practices, "Tree View"): one row takes the focus, arrows walk. */
export function useTreeKeys(
  list: RefObject<HTMLElement | null>,
  rows: readonly TreeRow[],
  setOpen: (group: Group, isOpen: boolean) => void,
) {
  const chosen = useUi(({ peripheral }) => peripheral);
  const [active, setActive] = useState<string>();
  const keys = rows.map(keyOf);
  const tabbable = [active, chosen].find((key) => key !== undefined && keys.includes(key)) ?? keys[0];

  const focus = useCallback(
    (at: number) => {
      const items = list.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [];
      items[Math.max(0, Math.min(at, items.length - 1))]?.focus();
    },
    [list],
  );

  function inTree(event: KeyboardEvent) {
    const at = keys.indexOf(tabbable ?? '');
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey || !act(event.key, row, at)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether the key means something in the tree. */
  function act(key: string, row: TreeRow, at: number): boolean {
    if (key === 'ArrowDown') focus(at + 1);
    else if (key === 'ArrowUp') focus(at - 1);
    else if (key === 'Home') focus(0);
    else if (key === 'End') focus(rows.length - 1);
    else if (key === 'ArrowRight' && row.kind === 'group') setOpen(row.group, true);
    else if (key === 'ArrowLeft' && row.kind === 'group') setOpen(row.group, false);
    else if (key === 'ArrowLeft') focus(keys.indexOf(`group ${row.group}`));
    else if (key === 'Enter' || key === ' ') enter(row);
    else return false;
    return true;
  }

  function enter(row: TreeRow) {
    if (row.kind === 'group') setOpen(row.group, !row.isOpen);
    else choosePeripheral(row.instance);
  }

  const first = rows.findIndex(({ kind }) => kind === 'peripheral');
  const fromSearch = useCallback(
    (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
      event.preventDefault();
      focus(first);
    },
    [focus, first],
  );

  return { tabbable, setActive, inTree, fromSearch };
}

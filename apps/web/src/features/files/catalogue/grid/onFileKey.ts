import type { FileRow } from '@netloom/contract';
import type { KeyboardEvent } from 'react';
import type { GridActions } from './FileGrid.tsx';
import { NOTHING, choose, chooseAll, extend, keyTarget, toggle } from './selection.ts';
import type { Selection } from './selection.ts';

interface FileKeys {
  rows: readonly FileRow[];
  /** Paths of the rows. */
  keys: readonly string[];
  selection: Selection;
  /** Rows in view. */
  page: number;
  onSelect: (selection: Selection) => void;
  actions: GridActions;
  /** Scrolls to a row. */
  reveal: (index: number) => void;
}

/** Arrows walk, with Shift they choose, with Ctrl they leave what is chosen; Ctrl+A, Enter and Backspace; else what commands have as keys. */
export function onFileKey(event: KeyboardEvent, grid: FileKeys): void {
  const { selection, keys, page, onSelect, reveal } = grid;
  const { key, shiftKey } = event;
  const command = event.ctrlKey || event.metaKey;
  const target = keyTarget(key, selection, keys, page);
  const act = command ? undefined : actionOf(key, grid);
  if (target !== undefined) {
    const aimed = command ? { ...selection, focus: target } : choose(target);
    onSelect(shiftKey ? extend(selection, target, keys) : aimed);
    reveal(keys.indexOf(target));
  } else if (command && key.toLowerCase() === 'a') onSelect(chooseAll(selection, keys));
  else if (act !== undefined) act();
  else return pressOther(event, grid.actions);
  event.preventDefault();
}

/** Plain keys are the list's, also those that it has no use for: the screen beside it would take them. */
function pressOther(event: KeyboardEvent, { press }: GridActions): void {
  press(event);
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  // The panel closes by it.
  if (isPlain && event.key !== 'Escape') event.stopPropagation();
}

function actionOf(key: string, { rows, selection, onSelect, actions }: FileKeys): (() => void) | undefined {
  const focused = rows.find(({ filePath }) => filePath === selection.focus);
  const act: Record<string, (() => void) | undefined> = {
    Enter: focused && (() => actions.open(focused)),
    Backspace: actions.up,
    Escape: selection.chosen.size > 0 ? () => onSelect(NOTHING) : undefined,
    ' ': focused && (() => onSelect(toggle(selection, focused.filePath))),
  };
  return act[key];
}

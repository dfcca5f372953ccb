import { moveNode } from '@netloom/registers';
import type { KeyboardEvent } from 'react';
import { pressKey } from '../../../../commands/pressKey.ts';
import { registerCommands } from '../toolbar/commands.ts';
import { select, takeNodeEdit } from '../store/history.ts';
import { currentMap } from '../store/registerStore.ts';
import { pathOfRow } from './treeRows.ts';
import type { TreeRow } from './treeRows.ts';
import { nextSibling } from './useTreeDrag.ts';

interface TreeKeys {
  rows: readonly TreeRow[];
  /** Line of the chosen node; -1 for the map itself. */
  at: number;
  page: number;
  toggle: (pointer: string, open: boolean) => void;
  rename: (row: number) => void;
}

/** Arrows walk, Alt+arrows move the node, F2 renames, Insert adds, Delete removes, Ctrl+D copies. */
export function onTreeKey(event: KeyboardEvent, keys: TreeKeys): void {
  if (event.altKey ? moveByKey(event.key, keys) : walk(event, keys) || edit(event, keys)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

function walk({ key }: KeyboardEvent, { rows, at, page, toggle }: TreeKeys): boolean {
  const row = rows[at];
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: -1,
    End: rows.length - 1,
  };
  if (steps[key] !== undefined) {
    const target = rows[Math.min(steps[key], rows.length - 1)];
    select({ node: target ? pathOfRow(target) : [], field: undefined });
    return true;
  }
  if (row && key === 'ArrowRight') {
    if (row.isOpen === false) toggle(row.node.pointer, true);
    else if (row.isOpen && rows[at + 1]) select({ node: pathOfRow(rows[at + 1]!), field: undefined });
    return true;
  }
  if (row && key === 'ArrowLeft') {
    if (row.isOpen) toggle(row.node.pointer, false);
    else select({ node: pathOfRow(row).slice(0, -1), field: undefined });
    return true;
  }
  return false;
}

function moveByKey(key: string, { rows, at }: TreeKeys): boolean {
  const open = currentMap();
  const row = rows[at];
  if (!open || !row || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
  const path = pathOfRow(row);
  const parent = path.slice(0, -1);
  const siblings = rows.filter(({ node, depth }) => node.parent === row.node.parent && depth === row.depth);
  const own = siblings.indexOf(row);
  if (key === 'ArrowUp') {
    const above = siblings[own - 1];
    if (above) takeNodeEdit(moveNode(open.map, path, { parent, before: pathOfRow(above).at(-1) }));
  } else if (siblings[own + 1]) {
    const below = rows.indexOf(siblings[own + 1]!);
    const next = nextSibling(rows, below, siblings[own + 1]!.node);
    const before = next && pathOfRow(next).at(-1);
    takeNodeEdit(moveNode(open.map, path, { parent, before }));
  }
  return true;
}

function edit(event: KeyboardEvent, { at, rename }: TreeKeys): boolean {
  if (event.key === 'F2' && at >= 0) {
    rename(at);
    return true;
  }
  pressKey(event.nativeEvent, registerCommands, currentMap());
  return event.nativeEvent.defaultPrevented;
}

import type { RegisterEdit } from '@netloom/soc/registers';
import { announceError } from '../../../announce.ts';
import { currentMap, putMap } from './registerStore.ts';
import type { Selection } from './registerStore.ts';

const MOST_STEPS = 300;

/** Takes an edit over as one step that undo takes back, or says why it was refused. True when it was taken. */
export function takeEdit(edit: RegisterEdit, selection?: Selection): boolean {
  const open = currentMap();
  if (open === undefined || open.readOnly) return false;
  if (edit.map === undefined) {
    announceError(new Error(edit.refused));
    return false;
  }
  if (edit.map === open.map) return true;
  const step = { map: open.map, selection: open.selection };
  putMap({
    ...open,
    map: edit.map,
    selection: selection ?? open.selection,
    past: [...open.past, step].slice(-MOST_STEPS),
    future: [],
  });
  return true;
}

/** Takes an edit of nodes over and selects the one that it is about. */
export function takeNodeEdit(edit: RegisterEdit): boolean {
  return takeEdit(edit, edit.at && { node: edit.at, field: undefined });
}

export function undo(): void {
  const open = currentMap();
  const back = open?.past.at(-1);
  if (!open || !back) return;
  const { map, selection, past, future } = open;
  putMap({ ...open, ...back, past: past.slice(0, -1), future: [{ map, selection }, ...future] });
}

export function redo(): void {
  const open = currentMap();
  const next = open?.future[0];
  if (!open || !next) return;
  const { map, selection, past, future } = open;
  putMap({ ...open, ...next, past: [...past, { map, selection }], future: future.slice(1) });
}

export function select(selection: Selection): void {
  const open = currentMap();
  if (open) putMap({ ...open, selection });
}

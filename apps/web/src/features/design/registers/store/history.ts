import type { RegisterEdit } from '@netloom/registers';
import { announceSaid } from '../../../../diagnostics/announceSaid.ts';
import { registerMaps } from '../files/registerMaps.ts';
import type { Selection } from '../files/registerMaps.ts';
import { currentMap } from './registerStore.ts';

/** Takes an edit over as one step that undo takes back, or says why it was refused. True when it was taken. */
export function takeEdit(edit: RegisterEdit, selection?: Selection): boolean {
  const open = currentMap();
  if (open === undefined || open.readOnly) return false;
  if (edit.map === undefined) {
    void announceSaid(edit.refused);
    return false;
  }
  registerMaps.change(edit.map, { view: selection ?? open.selection });
  return true;
}

/** Takes an edit of nodes over and selects the one that it is about. */
export function takeNodeEdit(edit: RegisterEdit): boolean {
  return takeEdit(edit, edit.at && { node: edit.at, field: undefined });
}

export function select(selection: Selection): void {
  registerMaps.setView(selection);
}

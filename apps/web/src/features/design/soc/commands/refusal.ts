import type { Edit } from '@netloom/soc';
import { announceSaid } from '../../../../diagnostics/announceSaid.ts';
import { change } from '../store/history.ts';
import type { Change } from '../store/history.ts';

/** Takes an edit over as one step, or tells the person why it was refused. True when it was taken. */
export function takeEdit(edit: Edit<Omit<Change, 'document'>>): boolean {
  if (edit.document === undefined) {
    void announceSaid(edit.refused);
    return false;
  }
  return change({ document: edit.document, layout: edit.layout, selection: edit.selection });
}

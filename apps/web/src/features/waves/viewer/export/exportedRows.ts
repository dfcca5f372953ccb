import type { SignalRow, ViewState } from '../view/model.ts';
import { selectedRows } from '../view/select.ts';
import { shownSignals } from '../view/shownRows.ts';

/** The selected signals, or all that are shown when none is. */
export function exportedRows(view: ViewState): SignalRow[] {
  const selected = selectedRows(view).filter((row) => row.kind === 'signal');
  return selected.length > 0 ? selected : shownSignals(view);
}

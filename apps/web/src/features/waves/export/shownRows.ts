import type { SignalRow, ViewState } from '../view/model.ts';
import { selectedRows } from '../view/select.ts';
import { openRows } from '../view/tree.ts';

/** The selected signals, or all that are shown when none is. */
export function exportedRows(view: ViewState): SignalRow[] {
  const isSignal = (row: { kind: string }): row is SignalRow => row.kind === 'signal';
  const selected = selectedRows(view).filter(isSignal);
  return selected.length > 0 ? selected : view.panes.flatMap((pane) => openRows(pane.rows)).filter(isSignal);
}

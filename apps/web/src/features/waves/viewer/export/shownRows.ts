import type { SignalRow, ViewState } from '../view/model.ts';
import { selectedRows } from '../view/select.ts';
import { openRows } from '../view/tree.ts';

function isSignal(row: { kind: string }): row is SignalRow {
  return row.kind === 'signal';
}

/** The signals on display, those in closed groups left out. */
export function shownRows(view: ViewState): SignalRow[] {
  return view.panes.flatMap((pane) => openRows(pane.rows)).filter(isSignal);
}

/** The selected signals, or all that are shown when none is. */
export function exportedRows(view: ViewState): SignalRow[] {
  const selected = selectedRows(view).filter(isSignal);
  return selected.length > 0 ? selected : shownRows(view);
}

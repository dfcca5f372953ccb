import type { WaveVariable } from '@netloom/waves';
import type { RowNode, SignalRow, ViewState } from './model.ts';
import { allRows, openRows } from './tree.ts';

/** The signals on display, those in closed groups left out. */
export function shownSignals(view: Pick<ViewState, 'panes'>): SignalRow[] {
  return view.panes.flatMap((pane) => openRows(pane.rows)).filter((row) => row.kind === 'signal');
}

/** The row that shows a signal alone and whole. */
export function rowOfPath(view: ViewState, path: string): RowNode | undefined {
  const rows = view.panes.flatMap((pane) => allRows(pane.rows));
  return rows.find(
    (row) =>
      row.kind === 'signal' &&
      row.parts.length === 1 &&
      row.parts[0]!.path === path &&
      row.parts[0]!.high === undefined,
  );
}

/** Those of the variables that have no row of their own yet, each once. */
export function notShown(view: ViewState, variables: readonly WaveVariable[]): WaveVariable[] {
  const byPath = new Map(variables.map((variable) => [variable.path, variable]));
  return [...byPath.values()].filter(({ path }) => !rowOfPath(view, path));
}

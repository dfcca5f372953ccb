import type { Dispatch } from 'react';
import type { Dump } from '../useDump.ts';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { allRows } from '../view/tree.ts';

/** Selects a signal in the view, which is added where it is not there; whether the dump has it. */
export async function showSignal(
  path: string,
  { data }: Dump,
  view: ViewState,
  dispatch: Dispatch<ViewAction>,
): Promise<boolean> {
  const [variable] = await data.lookup([path]);
  if (!variable) return false;
  const rows = view.panes.flatMap((pane) => allRows(pane.rows));
  const shown = rows.find(
    (row) => row.kind === 'signal' && row.parts.length === 1 && row.parts[0]!.path === variable.path,
  );
  if (shown) dispatch({ type: 'select', keys: [shown.key] });
  else dispatch({ type: 'add', variables: [variable] });
  return true;
}

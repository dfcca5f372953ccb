import type { Dispatch } from 'react';
import type { Dump } from '../useDump.ts';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { notShown, rowOfPath } from '../view/shownRows.ts';

/**
 * Shows signals that are not in the view yet, and selects the first; whether the dump has that one. The view is asked
 * for once their variables are known: it may have changed meanwhile.
 */
export async function showSignals(
  paths: readonly string[],
  { data }: Dump,
  viewNow: () => ViewState,
  dispatch: Dispatch<ViewAction>,
): Promise<boolean> {
  const found = await data.lookup([...paths]);
  const view = viewNow();
  const added = notShown(
    view,
    found.filter((variable) => variable !== null),
  );
  if (added.length > 0) dispatch({ type: 'add', variables: added });
  const [first] = found;
  if (!first) return false;
  const row = rowOfPath(view, first.path);
  if (row) dispatch({ type: 'select', keys: [row.key] });
  return true;
}

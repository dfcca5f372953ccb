import type { RowNode, ViewState } from './model.ts';
import { insertRows, placeOf } from './tree.ts';
import type { Place } from './tree.ts';

export function endOfPane(state: ViewState): Place {
  const pane = state.panes.find(({ key }) => key === state.activePane) ?? state.panes[0]!;
  return { pane: pane.key, group: null, index: pane.rows.length };
}

/** Behind the lead row, or at the end of the active pane. */
export function behindLead(state: ViewState): Place {
  const place = placeOf(state.panes, state.selected.at(-1) ?? -1);
  return place ? { ...place, index: place.index + 1 } : endOfPane(state);
}

/** Copies with keys of their own, from `next` on. */
function keyed(rows: RowNode[], next: number): { rows: RowNode[]; next: number } {
  let key = next;
  const give = (row: RowNode): RowNode =>
    row.kind === 'group' ? { ...row, key: key++, rows: row.rows.map(give) } : { ...row, key: key++ };
  return { rows: rows.map(give), next: key };
}

/** Puts rows in, with new keys, and selects them. */
export function insert(state: ViewState, added: RowNode[], at: Place): ViewState {
  if (added.length === 0) return state;
  const { rows, next } = keyed(added, state.nextKey);
  const selected = rows.map(({ key }) => key);
  return {
    ...state,
    panes: insertRows(state.panes, at, rows),
    nextKey: next,
    selected,
    anchor: selected.at(-1)!,
    activePane: at.pane,
  };
}

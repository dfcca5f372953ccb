import type { SelectAction } from './actions.ts';
import type { RowNode, ViewState } from './model.ts';
import { allRows, findRow, mapPanes, openRows } from './tree.ts';

/** The row that commands for a single one act on. */
export function leadRow(state: Pick<ViewState, 'panes' | 'selected'>): RowNode | undefined {
  return findRow(state.panes, state.selected.at(-1));
}

/** Selected rows in their order on screen. */
export function selectedRows({ panes, selected }: Pick<ViewState, 'panes' | 'selected'>): RowNode[] {
  const keys = new Set(selected);
  return panes.flatMap((pane) => allRows(pane.rows)).filter(({ key }) => keys.has(key));
}

function rowsInSight(state: ViewState): RowNode[] {
  return state.panes.flatMap((pane) => openRows(pane.rows));
}

function paneOf(state: ViewState, key: number): number {
  const pane = state.panes.find(({ rows }) => allRows(rows).some((row) => row.key === key));
  return pane?.key ?? state.activePane;
}

function only(state: ViewState, key: number): ViewState {
  return { ...state, selected: [key], anchor: key, activePane: paneOf(state, key) };
}

/** From the anchor to `key`, which becomes the lead. */
function selectTo(state: ViewState, key: number): ViewState {
  const keys = rowsInSight(state).map((row) => row.key);
  const [from, to] = [keys.indexOf(state.anchor ?? key), keys.indexOf(key)];
  if (from < 0 || to < 0) return only(state, key);
  const range = from < to ? keys.slice(from, to + 1) : keys.slice(to, from + 1).reverse();
  return { ...state, selected: range, activePane: paneOf(state, key) };
}

function toggle(state: ViewState, key: number): ViewState {
  const without = state.selected.filter((one) => one !== key);
  const selected = without.length < state.selected.length ? without : [...without, key];
  return { ...state, selected, anchor: key, activePane: paneOf(state, key) };
}

function selectNext(state: ViewState, step: 1 | -1, extend: boolean): ViewState {
  const pane = state.panes.find(({ key }) => key === state.activePane);
  const rows = openRows(pane?.rows ?? []);
  const index = rows.findIndex((row) => row.key === state.selected.at(-1));
  const next = rows[Math.max(0, Math.min(index + step, rows.length - 1))];
  if (!next) return state;
  return extend ? selectTo(state, next.key) : only(state, next.key);
}

/** A row that goes out of sight in a closed group is no longer selected; the group is. */
function fold(state: ViewState, key: number, open?: boolean): ViewState {
  const panes = mapPanes(state.panes, (row) => {
    if (row.kind !== 'group' || row.key !== key || row.open === open) return row;
    return { ...row, open: open ?? !row.open };
  });
  const folded = { ...state, panes };
  const inSight = new Set(rowsInSight(folded).map((row) => row.key));
  return state.selected.every((one) => inSight.has(one)) ? folded : only(folded, key);
}

export function reduceSelection(state: ViewState, action: SelectAction): ViewState {
  switch (action.type) {
    case 'select':
      return action.keys.length === 1
        ? only(state, action.keys[0]!)
        : { ...state, selected: action.keys, anchor: action.keys.at(-1) ?? null };
    case 'select.toggle':
      return toggle(state, action.key);
    case 'select.to':
      return selectTo(state, action.key);
    case 'select.next':
      return selectNext(state, action.step, action.extend ?? false);
    case 'select.all': {
      const pane = state.panes.find(({ key }) => key === state.activePane);
      return { ...state, selected: openRows(pane?.rows ?? []).map((row) => row.key) };
    }
    case 'fold':
      return fold(state, action.key, action.open);
  }
}

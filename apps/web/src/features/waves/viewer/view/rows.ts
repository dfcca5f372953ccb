import type { WaveVariable } from '@netloom/waves';
import type { RowAction, RowChange } from './actions.ts';
import { joinedRow, withBits, withSlice } from './build.ts';
import { behindLead, endOfPane, insert } from './insert.ts';
import type { GroupRow, RowNode, SignalRow, ViewState } from './model.ts';
import { selectedRows } from './select.ts';
import { rowOf } from './signalRow.ts';
import { allRows, chosenRows, insertRows, mapPanes, moveRows, openRows } from './tree.ts';
import { placeOf, siblingsAt, withoutRows } from './tree.ts';
import type { Place } from './tree.ts';

function chosen(state: ViewState, keys: readonly number[]): RowNode[] {
  const set = new Set(keys);
  return state.panes.flatMap((pane) => chosenRows(pane.rows, set));
}

/** The row that follows the last removed one, or the one before, is selected next. */
function remove(state: ViewState, keys: number[]): ViewState {
  const gone = new Set(allRows(chosen(state, keys)).map(({ key }) => key));
  if (gone.size === 0) return state;
  const order = state.panes.flatMap((pane) => openRows(pane.rows)).map(({ key }) => key);
  const last = order.findLastIndex((key) => gone.has(key));
  const isLeft = (key: number) => !gone.has(key);
  const next = order.slice(last).find(isLeft) ?? order.slice(0, last + 1).findLast(isLeft);
  const left = state.selected.filter(isLeft);
  const selected = left.length > 0 || next === undefined ? left : [next];
  const panes = withoutRows(state.panes, gone);
  return { ...state, panes, selected, anchor: selected.at(-1) ?? null };
}

function move(state: ViewState, keys: readonly number[], to: Place): ViewState {
  const panes = moveRows(state.panes, new Set(keys), to);
  return panes === state.panes ? state : { ...state, panes, activePane: to.pane };
}

/** The place one step up or down of the chosen rows, through the border of an open group; null at the end. */
function shiftedPlace(state: ViewState, rows: RowNode[], step: 1 | -1): Place | null {
  const edge = step < 0 ? rows[0]! : rows.at(-1)!;
  const place = placeOf(state.panes, edge.key)!;
  const neighbour = siblingsAt(state.panes, place)[place.index + step];
  if (neighbour?.kind === 'group' && neighbour.open)
    return { pane: place.pane, group: neighbour.key, index: step < 0 ? neighbour.rows.length : 0 };
  if (neighbour) return { ...place, index: place.index + (step < 0 ? -1 : 2) };
  if (place.group === null) return null;
  const group = placeOf(state.panes, place.group)!;
  return { ...group, index: group.index + (step < 0 ? 0 : 1) };
}

function shift(state: ViewState, step: 1 | -1): ViewState {
  const rows = chosen(state, state.selected);
  const to = rows.length > 0 ? shiftedPlace(state, rows, step) : null;
  return to ? move(state, state.selected, to) : state;
}

/** Selected rows in a new group where the first of them was. */
function group(state: ViewState, name: string): ViewState {
  const rows = chosen(state, state.selected);
  const at = rows.length > 0 ? placeOf(state.panes, rows[0]!.key)! : endOfPane(state);
  const made: GroupRow = { kind: 'group', key: state.nextKey, name, open: true, rows };
  const panes = withoutRows(state.panes, new Set(rows.map(({ key }) => key)));
  const selected = [made.key];
  const grouped = insertRows(panes, at, [made]);
  return { ...state, panes: grouped, selected, anchor: made.key, nextKey: made.key + 1 };
}

function ungroup(state: ViewState): ViewState {
  const groups = selectedRows(state).filter((row) => row.kind === 'group');
  const keys = new Set(groups.map(({ key }) => key));
  const panes = mapPanes(state.panes, (row) => (row.kind === 'group' && keys.has(row.key) ? row.rows : row));
  const freed = groups.flatMap((one) => one.rows.map(({ key }) => key)).filter((key) => !keys.has(key));
  return keys.size === 0 ? state : { ...state, panes, selected: freed, anchor: freed.at(-1) ?? null };
}

function changedRow(row: RowNode, { format, ...rest }: RowChange): RowNode {
  const formatted = format && row.kind === 'signal' ? { format: { ...row.format, ...format } } : {};
  return { ...row, ...rest, ...formatted } as RowNode;
}

function change(state: ViewState, keys: number[], changes: RowChange): ViewState {
  const set = new Set(keys);
  return {
    ...state,
    panes: mapPanes(state.panes, (row) => (set.has(row.key) ? changedRow(row, changes) : row)),
  };
}

function duplicate(state: ViewState): ViewState {
  const rows = chosen(state, state.selected);
  if (rows.length === 0) return state;
  const place = placeOf(state.panes, rows.at(-1)!.key)!;
  return insert(state, rows, { ...place, index: place.index + 1 });
}

/** One vector in the place of the topmost of its rows. */
function join(state: ViewState): ViewState {
  const rows = selectedRows(state).filter((row): row is SignalRow => row.kind === 'signal');
  const joined = joinedRow(rows);
  if (!joined) return state;
  const at = placeOf(state.panes, rows[0]!.key)!;
  const panes = withoutRows(state.panes, new Set(rows.map(({ key }) => key)));
  return insert({ ...state, panes }, [joined], at);
}

function add(state: ViewState, variables: WaveVariable[], at: Place | undefined): ViewState {
  const rows = variables.map((variable) => rowOf(variable));
  return insert(state, rows, at ?? endOfPane(state));
}

export function reduceRows(state: ViewState, action: RowAction): ViewState {
  switch (action.type) {
    case 'add':
      return add(state, action.variables, action.at);
    case 'insert':
      return insert(state, action.rows, action.at ?? endOfPane(state));
    case 'remove':
      return remove(state, action.keys ?? state.selected);
    case 'move':
      return move(state, action.keys, action.to);
    case 'shift':
      return shift(state, action.step);
    case 'change':
      return change(state, action.keys, action.change);
    case 'parts':
      return {
        ...state,
        panes: mapPanes(state.panes, (row) =>
          row.key === action.key && row.kind === 'signal' ? { ...row, parts: action.parts } : row,
        ),
      };
    case 'group':
      return group(state, action.name);
    case 'ungroup':
      return ungroup(state);
    case 'separator':
      return insert(state, [{ kind: 'separator', key: 0, name: action.name }], behindLead(state));
    case 'duplicate':
      return duplicate(state);
    case 'cut':
      return remove({ ...state, clipboard: chosen(state, state.selected) }, state.selected);
    case 'copy':
      return { ...state, clipboard: chosen(state, state.selected) };
    case 'paste':
      return insert(state, state.clipboard, behindLead(state));
    case 'slice':
      return withSlice(state, action);
    case 'bits':
      return withBits(state, action.key);
    case 'join':
      return join(state);
  }
}

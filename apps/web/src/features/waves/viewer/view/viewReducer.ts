import type { WaveVariable } from '@netloom/waves';
import type { ArrangeAction, ViewAction } from './actions.ts';
import { reduceMarks } from './marks.ts';
import type { Arrangement, ViewState } from './model.ts';
import { reducePanes } from './panes.ts';
import { reduceDump } from './reopen.ts';
import { reduceRows } from './rows.ts';
import { reduceSelection } from './select.ts';
import { rowOf } from './signalRow.ts';
import { within } from './span.ts';
import type { Span } from './span.ts';
import { clampTime, reduceTime, withSpan } from './time.ts';
import { allRows } from './tree.ts';

const undoDepth = 100;

/** The view of a dump that reaches over `limits`, with `variables` shown and the cursor at its start. */
export function openView(limits: Span, variables: WaveVariable[]): ViewState {
  const rows = variables.map((variable, i) => rowOf(variable, i + 1));
  const span = within(limits, limits);
  return {
    panes: [{ key: 0, rows }],
    direction: 'stacked',
    markers: [],
    bookmarks: [],
    past: [],
    future: [],
    activePane: 0,
    selected: rows.length > 0 ? [rows[0]!.key] : [],
    anchor: rows[0]?.key ?? null,
    clipboard: [],
    nextKey: rows.length + 1,
    limits: span,
    span,
    spanPast: [],
    spanFuture: [],
    gliding: false,
    cursor: limits.from,
  };
}

function arrangementOf({ panes, direction, markers, bookmarks }: Arrangement): Arrangement {
  return { panes, direction, markers, bookmarks };
}

/** Puts an arrangement in place; what is selected or active and no longer there is let go. */
function arranged(state: ViewState, arrangement: Arrangement): ViewState {
  const keys = new Set(arrangement.panes.flatMap((pane) => allRows(pane.rows)).map(({ key }) => key));
  const active = arrangement.panes.some(({ key }) => key === state.activePane);
  const selected = state.selected.filter((key) => keys.has(key));
  const activePane = active ? state.activePane : arrangement.panes[0]!.key;
  return { ...state, ...arrangementOf(arrangement), selected, anchor: selected.at(-1) ?? null, activePane };
}

function undo(state: ViewState): ViewState {
  const before = state.past.at(-1);
  if (!before) return state;
  const future = [...state.future, arrangementOf(state)];
  return { ...arranged(state, before), past: state.past.slice(0, -1), future };
}

function redo(state: ViewState): ViewState {
  const after = state.future.at(-1);
  if (!after) return state;
  const past = [...state.past, arrangementOf(state)];
  return { ...arranged(state, after), past, future: state.future.slice(0, -1) };
}

/** Keys of a saved view are its own; keys given later must not meet them. */
function restore(state: ViewState, saved: Extract<ArrangeAction, { type: 'restore' }>['state']): ViewState {
  const { span, cursor, ...rest } = saved;
  const next = arranged(state, { ...arrangementOf(state), ...rest });
  const rows = next.panes.flatMap((pane) => allRows(pane.rows));
  const keyed = [...next.panes, ...rows, ...next.markers, ...next.bookmarks];
  const nextKey = Math.max(state.nextKey, ...keyed.map(({ key }) => key + 1));
  const shown = span ? withSpan(next, within(span, state.limits)) : next;
  return { ...shown, nextKey, cursor: cursor === undefined ? state.cursor : clampTime(state, cursor) };
}

function reduceArrangement(state: ViewState, action: ArrangeAction): ViewState {
  switch (action.type) {
    case 'restore':
      return restore(state, action.state);
    case 'pane.split':
    case 'pane.close':
      return reducePanes(state, action);
    case 'marker.add':
    case 'marker.remove':
    case 'marker.clear':
    case 'marker.rename':
    case 'marker.move':
    case 'bookmark.add':
    case 'bookmark.remove':
    case 'bookmark.rename':
      return reduceMarks(state, action);
    default:
      return reduceRows(state, action);
  }
}

/** Remembers the arrangement before a change of it. */
function undoable(state: ViewState, next: ViewState): ViewState {
  const keys = ['panes', 'direction', 'markers', 'bookmarks'] as const;
  if (keys.every((key) => next[key] === state[key])) return next;
  return { ...next, past: [...state.past, arrangementOf(state)].slice(-undoDepth), future: [] };
}

export function viewReducer(state: ViewState, action: ViewAction): ViewState {
  switch (action.type) {
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'limits':
    case 'reopen':
      return reduceDump(state, action);
    case 'cursor':
    case 'zoom':
    case 'pan':
    case 'show':
    case 'centre':
    case 'fit':
    case 'fit.markers':
    case 'span.back':
    case 'span.forward':
      return reduceTime(state, action);
    case 'select':
    case 'select.toggle':
    case 'select.to':
    case 'select.next':
    case 'select.all':
    case 'fold':
      return reduceSelection(state, action);
    case 'pane.activate':
      return reducePanes(state, action);
    default:
      return undoable(state, reduceArrangement(state, action));
  }
}

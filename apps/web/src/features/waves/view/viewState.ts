import type { WaveVariable } from '@netloom/waves';
import { defaultRadix } from '../format/radix.ts';
import type { Radix } from '../format/radix.ts';
import { centred, panned, revealing, within, zoomed } from './span.ts';
import type { Span } from './span.ts';

/** A displayed signal; the same variable may be shown more than once. */
export interface Row {
  key: number;
  variable: WaveVariable;
  radix: Radix;
}

export interface ViewState {
  rows: Row[];
  /** Rows before each change that can be undone, newest last; `future` those undone. */
  past: Row[][];
  future: Row[][];
  nextKey: number;
  selected: number | null;
  limits: Span;
  span: Span;
  cursor: number;
  marker: number | null;
}

export type ViewAction =
  | { type: 'add'; variables: WaveVariable[]; at?: number }
  | { type: 'remove'; key: number }
  | { type: 'move'; key: number; to: number }
  | { type: 'radix'; key: number; radix: Radix }
  | { type: 'select'; key: number | null }
  | { type: 'selectNext'; step: 1 | -1 }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'cursor'; time: number; reveal?: boolean }
  /** Without a time the marker goes to the cursor; `null` removes it. */
  | { type: 'marker'; time?: number | null }
  /** Without an anchor the cursor stays in place while it is in sight, else the middle. */
  | { type: 'zoom'; factor: number; anchor?: number }
  | { type: 'pan'; ticks: number }
  | { type: 'show'; span: Span }
  | { type: 'centre'; time: number }
  | { type: 'fit' };

const undoDepth = 100;

/** The view of a dump that reaches over `limits`, with `variables` shown and the cursor at its start. */
export function openView(limits: Span, variables: WaveVariable[]): ViewState {
  const rows = variables.map((variable, key): Row => ({ key, variable, radix: defaultRadix(variable) }));
  const span = within(limits, limits);
  return {
    rows,
    past: [],
    future: [],
    nextKey: rows.length,
    selected: rows[0]?.key ?? null,
    limits: span,
    span,
    cursor: limits.from,
    marker: null,
  };
}

function withRows(state: ViewState, rows: Row[]): ViewState {
  return { ...state, rows, past: [...state.past, state.rows].slice(-undoDepth), future: [] };
}

function add(state: ViewState, variables: WaveVariable[], at = state.rows.length): ViewState {
  if (variables.length === 0) return state;
  const added = variables.map((variable, i): Row => ({
    key: state.nextKey + i,
    variable,
    radix: defaultRadix(variable),
  }));
  const next = withRows(state, state.rows.toSpliced(at, 0, ...added));
  return { ...next, nextKey: state.nextKey + added.length, selected: added[0]!.key };
}

function remove(state: ViewState, key: number): ViewState {
  const index = state.rows.findIndex((row) => row.key === key);
  if (index < 0) return state;
  const rows = state.rows.toSpliced(index, 1);
  const neighbour = rows[Math.min(index, rows.length - 1)]?.key ?? null;
  return { ...withRows(state, rows), selected: state.selected === key ? neighbour : state.selected };
}

function move(state: ViewState, key: number, to: number): ViewState {
  const index = state.rows.findIndex((row) => row.key === key);
  const target = Math.max(0, Math.min(to, state.rows.length - 1));
  if (index < 0 || index === target) return state;
  const row = state.rows[index]!;
  return withRows(state, state.rows.toSpliced(index, 1).toSpliced(target, 0, row));
}

function selectNext(state: ViewState, step: 1 | -1): ViewState {
  const index = state.rows.findIndex((row) => row.key === state.selected);
  const next = state.rows[Math.max(0, Math.min(index + step, state.rows.length - 1))];
  return next ? { ...state, selected: next.key } : state;
}

function undo(state: ViewState): ViewState {
  const rows = state.past.at(-1);
  if (!rows) return state;
  return { ...state, rows, past: state.past.slice(0, -1), future: [...state.future, state.rows] };
}

function redo(state: ViewState): ViewState {
  const rows = state.future.at(-1);
  if (!rows) return state;
  return { ...state, rows, past: [...state.past, state.rows], future: state.future.slice(0, -1) };
}

function clampTime({ limits }: ViewState, time: number): number {
  return Math.round(Math.max(limits.from, Math.min(time, limits.to)));
}

function anchorOf({ span, cursor }: ViewState): number {
  return cursor >= span.from && cursor <= span.to ? cursor : (span.from + span.to) / 2;
}

function moveCursor(state: ViewState, time: number, reveal: boolean): ViewState {
  const cursor = clampTime(state, time);
  const span = reveal ? revealing(state.span, cursor, state.limits) : state.span;
  return { ...state, cursor, span };
}

export function viewReducer(state: ViewState, action: ViewAction): ViewState {
  const { span, limits } = state;
  switch (action.type) {
    case 'add':
      return add(state, action.variables, action.at);
    case 'remove':
      return remove(state, action.key);
    case 'move':
      return move(state, action.key, action.to);
    case 'radix': {
      const { key, radix } = action;
      return withRows(
        state,
        state.rows.map((row) => (row.key === key ? { ...row, radix } : row)),
      );
    }
    case 'select':
      return { ...state, selected: action.key };
    case 'selectNext':
      return selectNext(state, action.step);
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'cursor':
      return moveCursor(state, action.time, action.reveal ?? false);
    case 'marker':
      return {
        ...state,
        marker: action.time === null ? null : clampTime(state, action.time ?? state.cursor),
      };
    case 'zoom':
      return { ...state, span: zoomed(span, action.factor, action.anchor ?? anchorOf(state), limits) };
    case 'pan':
      return { ...state, span: panned(span, action.ticks, limits) };
    case 'show':
      return { ...state, span: within(action.span, limits) };
    case 'centre':
      return { ...state, span: centred(span, action.time, limits) };
    case 'fit':
      return { ...state, span: limits };
  }
}

import type { WaveVariable } from '@netloom/waves';
import type { DumpAction } from './actions.ts';
import type { Arrangement, RowNode, SignalRow, ViewState } from './model.ts';
import { within } from './span.ts';
import type { Span } from './span.ts';
import { clampTime } from './time.ts';
import { allRows, mapPanes, mapRows } from './tree.ts';

type Found = ReadonlyMap<string, WaveVariable | null>;

/** Paths of all signals of a view, those that undo could bring back among them. */
export function pathsOf(state: ViewState): string[] {
  const panes = [state, ...state.past, ...state.future].flatMap((one) => one.panes);
  const rows = allRows([...panes.flatMap((pane) => pane.rows), ...state.clipboard]);
  return [
    ...new Set(rows.flatMap((row) => (row.kind === 'signal' ? row.parts.map(({ path }) => path) : []))),
  ];
}

/** Whether some bits of a variable still exist in the one that took its place. */
function fits(variable: WaveVariable, high: number | undefined): boolean {
  return high === undefined || (variable.value === 'bits' && high < variable.width);
}

function refound(row: SignalRow, found: Found): SignalRow {
  const parts = row.parts.map((part) => {
    const variable = found.get(part.path) ?? null;
    return { ...part, variable: variable && fits(variable, part.high) ? variable : null };
  });
  return { ...row, parts };
}

function inDump(arrangement: Arrangement, found: Found): Arrangement {
  const change = (row: RowNode) => (row.kind === 'signal' ? refound(row, found) : row);
  return { ...arrangement, panes: mapPanes(arrangement.panes, change) };
}

/** The visible span in a dump of other length: all of it stays all of it. */
function spanIn({ span, limits }: ViewState, next: Span): Span {
  const whole = span.from === limits.from && span.to === limits.to;
  return whole ? next : within(span, next);
}

function reopened(state: ViewState, limits: Span, found: Found): ViewState {
  const next = { ...state, limits: within(limits, limits) };
  return {
    ...next,
    ...inDump(state, found),
    past: state.past.map((one) => inDump(one, found)),
    future: state.future.map((one) => inDump(one, found)),
    clipboard: mapRows(state.clipboard, (row) => (row.kind === 'signal' ? refound(row, found) : row)),
    span: spanIn(state, next.limits),
    cursor: clampTime(next, state.cursor),
  };
}

function grown(state: ViewState, limits: Span, follow: boolean): ViewState {
  const next = within(limits, limits);
  const width = state.span.to - state.span.from;
  const atEnd = within({ from: next.to - width, to: next.to }, next);
  return { ...state, limits: next, span: follow ? atEnd : spanIn(state, next) };
}

export function reduceDump(state: ViewState, action: DumpAction): ViewState {
  return action.type === 'limits'
    ? grown(state, action.limits, action.follow ?? false)
    : reopened(state, action.limits, action.found);
}

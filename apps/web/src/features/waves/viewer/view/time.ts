import type { TimeAction } from './actions.ts';
import type { ViewState } from './model.ts';
import { centred, panned, revealing, within, zoomed } from './span.ts';
import type { Span } from './span.ts';

const historyDepth = 50;

export function clampTime({ limits }: Pick<ViewState, 'limits'>, time: number): number {
  return Math.round(Math.max(limits.from, Math.min(time, limits.to)));
}

function anchorOf({ span, cursor }: ViewState): number {
  return cursor >= span.from && cursor <= span.to ? cursor : (span.from + span.to) / 2;
}

const same = (a: Span, b: Span) => a.from === b.from && a.to === b.to;

/** Shows a span and remembers the one before; a glide (wheel, pinch, pan) is remembered once. */
export function withSpan(state: ViewState, span: Span, gliding = false): ViewState {
  if (same(span, state.span)) return state;
  if (gliding && state.gliding) return { ...state, span };
  const spanPast = [...state.spanPast, state.span].slice(-historyDepth);
  return { ...state, span, spanPast, spanFuture: [], gliding };
}

function back(state: ViewState): ViewState {
  const span = state.spanPast.at(-1);
  if (!span) return state;
  const spanFuture = [...state.spanFuture, state.span];
  return { ...state, span, spanPast: state.spanPast.slice(0, -1), spanFuture, gliding: false };
}

function forward(state: ViewState): ViewState {
  const span = state.spanFuture.at(-1);
  if (!span) return state;
  const spanPast = [...state.spanPast, state.span];
  return { ...state, span, spanPast, spanFuture: state.spanFuture.slice(0, -1), gliding: false };
}

function moveCursor(state: ViewState, time: number, reveal: boolean): ViewState {
  const cursor = clampTime(state, time);
  const span = reveal ? revealing(state.span, cursor, state.limits) : state.span;
  return withSpan({ ...state, cursor }, span, true);
}

/** The markers with a little room on both sides. */
function fitMarkers(state: ViewState, keys?: [number, number]): ViewState {
  const chosen = state.markers.filter(({ key }) => !keys || keys.includes(key)).map(({ time }) => time);
  if (chosen.length === 1) chosen.push(state.cursor);
  if (chosen.length === 0) return state;
  const [from, to] = [Math.min(...chosen), Math.max(...chosen)];
  const room = (to - from) * 0.03;
  return withSpan(state, within({ from: from - room, to: to + room }, state.limits));
}

export function reduceTime(state: ViewState, action: TimeAction): ViewState {
  const { span, limits } = state;
  switch (action.type) {
    case 'cursor':
      return moveCursor(state, action.time, action.reveal ?? false);
    case 'zoom': {
      const anchor = action.anchor ?? anchorOf(state);
      return withSpan(state, zoomed(span, action.factor, anchor, limits), action.gliding);
    }
    case 'pan':
      return withSpan(state, panned(span, action.ticks, limits), true);
    case 'show':
      return withSpan(state, within(action.span, limits));
    case 'centre':
      return withSpan(state, centred(span, action.time, limits));
    case 'fit':
      return withSpan(state, limits);
    case 'fit.markers':
      return fitMarkers(state, action.keys);
    case 'span.back':
      return back(state);
    case 'span.forward':
      return forward(state);
  }
}

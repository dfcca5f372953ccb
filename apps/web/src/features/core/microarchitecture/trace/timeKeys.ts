import { calledBy, callerOf, spanAt } from './timeline.ts';
import type { Timeline } from './timeline.ts';
import { aroundSpan, panned, zoomed } from './view.ts';
import type { ViewStore } from './view.ts';

interface Time {
  timeline: Timeline;
  view: ViewStore;
  region: number;
  onChoose: (span: number) => void;
}

/** Part of the window by which an arrow pans, and factor by which + zooms. */
const STEP = 0.1;
const ZOOM = 1.5;

/** The next or previous span of a function, from the one that is chosen or from the window's beginning. */
export function neighbour({ timeline, view, region }: Omit<Time, 'onChoose'>, step: 1 | -1): number {
  const { chosen, from } = view.getState();
  const { spans } = timeline;
  const first = chosen >= 0 ? chosen + step : timeline.from.findIndex((begin) => begin >= from);
  for (let at = first; at >= 0 && at < spans.length; at += step) if (spans[at]!.region === region) return at;
  return -1;
}

/** In the same row. */
function beside({ timeline, view }: Time, step: 1 | -1): number {
  const { chosen } = view.getState();
  if (chosen < 0) return middleOne({ timeline, view });
  const row = timeline.rows[timeline.spans[chosen]!.depth]!;
  return row[row.indexOf(chosen) + step] ?? -1;
}

/** The outermost one in the middle of the window. */
function middleOne({ timeline, view }: Pick<Time, 'timeline' | 'view'>): number {
  const { from, to } = view.getState();
  return spanAt(timeline, 0, (from + to) / 2, to - from);
}

function chooses(key: string, time: Time): number | undefined {
  const { timeline, view, region } = time;
  const { chosen } = view.getState();
  if (key === 'n' || key === 'p') return region < 0 ? undefined : neighbour(time, key === 'n' ? 1 : -1);
  if (key === 'ArrowUp') return chosen < 0 ? undefined : callerOf(timeline, chosen);
  if (key === 'ArrowDown') return chosen < 0 ? middleOne(time) : calledBy(timeline, chosen);
  if (key === '.' || key === ',') return beside(time, key === '.' ? 1 : -1);
  return undefined;
}

function moves(key: string, { timeline, view }: Time): boolean {
  const { from, to, chosen } = view.getState();
  const { length } = timeline;
  const middle =
    chosen >= 0 && timeline.from[chosen]! >= from && timeline.to[chosen]! <= to
      ? (timeline.from[chosen]! + timeline.to[chosen]!) / 2
      : (from + to) / 2;
  const state = view.getState();
  const windows: Record<string, () => object> = {
    ArrowLeft: () => panned(state, -STEP * (to - from), length),
    ArrowRight: () => panned(state, STEP * (to - from), length),
    PageUp: () => panned(state, -(to - from), length),
    PageDown: () => panned(state, to - from, length),
    Home: () => panned(state, -length, length),
    End: () => panned(state, length, length),
    '+': () => zoomed(state, ZOOM, middle, length),
    '=': () => zoomed(state, ZOOM, middle, length),
    '-': () => zoomed(state, 1 / ZOOM, middle, length),
    f: () => ({ from: 0, to: length, top: 0 }),
    Enter: () => (chosen < 0 ? {} : aroundSpan(timeline, chosen)),
  };
  const window = windows[key]?.();
  if (window) view.setState(window);
  return window !== undefined;
}

/** What a key does on the time line; false where nothing. */
export function timeKey(key: string, time: Time): boolean {
  if (key === 'Escape' && time.view.getState().chosen >= 0) {
    time.onChoose(-1);
    return true;
  }
  const span = chooses(key, time);
  if (span === undefined) return moves(key, time);
  if (span >= 0) time.onChoose(span);
  return true;
}

import { create } from 'zustand';
import type { StoreApi, UseBoundStore } from 'zustand';
import type { Timeline } from './timeline.ts';

/** What is seen of a time line. */
export interface View {
  from: number;
  to: number;
  /** First depth in sight. */
  top: number;
  /** Indices of spans, -1 for none. */
  hovered: number;
  chosen: number;
}
export type ViewStore = UseBoundStore<StoreApi<View>>;

export const viewOf = ({ length }: Timeline): ViewStore =>
  create<View>(() => ({ from: 0, to: length, top: 0, hovered: -1, chosen: -1 }));

/** Depths that are in sight wherever the time line is shown. */
const ROWS = 5;
/** The least that is seen of an axis. */
const LEAST = 8;

/** Keeps a window within the time line. */
export function bounded(from: number, to: number, length: number): Pick<View, 'from' | 'to'> {
  const width = Math.min(Math.max(to - from, Math.min(LEAST, length)), length);
  const begin = Math.max(0, Math.min(from, length - width));
  return { from: begin, to: begin + width };
}

/** Around a point, which stays where it is in the window. */
export function zoomed({ from, to }: View, factor: number, at: number, length: number) {
  const width = Math.min(Math.max((to - from) / factor, Math.min(LEAST, length)), length);
  const before = (width * (at - from)) / (to - from);
  return bounded(at - before, at - before + width, length);
}

export function panned({ from, to }: View, by: number, length: number) {
  return bounded(from + by, to + by, length);
}

/** A span with some room around it, or the window moved as little as brings the span into it. */
export function aroundSpan({ from, to, length }: Timeline, index: number) {
  const [begin, end] = [from[index]!, to[index]!];
  const room = (end - begin) / 8;
  return bounded(begin - room, end + room, length);
}
export function revealing(view: View, { from, to, length, spans }: Timeline, index: number) {
  const { depth } = spans[index]!;
  const top = depth < view.top || depth >= view.top + ROWS ? Math.max(0, depth - 1) : view.top;
  const [begin, end] = [from[index]!, to[index]!];
  if (end >= view.from && begin <= view.to && end - begin > (view.to - view.from) / 200) return { top };
  const width = Math.min(view.to - view.from, 40 * Math.max(end - begin, 1));
  const middle = (begin + end) / 2;
  return { ...bounded(middle - width / 2, middle + width / 2, length), top };
}

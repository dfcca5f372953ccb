import { lastIndexAt } from '../paint/plot.ts';
import type { JoinedTrace } from '../tiles/JoinedTrace.ts';
import type { Span } from '../view/span.ts';

const reach = 8;

/** The change nearest to a time if it lies within a few pixels, else the time itself. */
export function snapped(time: number, trace: JoinedTrace, span: Span, pixels: number): number {
  let distance = ((span.to - span.from) / pixels) * reach;
  let best = time;
  const near = lastIndexAt(trace.times, time);
  for (const change of trace.times.slice(Math.max(1, near), near + 2)) {
    const away = Math.abs(change - time);
    if (away > distance) continue;
    best = change;
    distance = away;
  }
  return best;
}

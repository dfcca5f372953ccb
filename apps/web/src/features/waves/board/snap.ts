import type { JoinedTrace } from '../tiles/tiles.ts';
import type { Span } from '../view/span.ts';

const reach = 8;

/** The change nearest to a clicked time if it lies within a few pixels, else the time itself. */
export function snapped(time: number, trace: JoinedTrace, span: Span, pixels: number): number {
  const tolerance = ((span.to - span.from) / pixels) * reach;
  let best = time;
  let distance = tolerance;
  for (const [i, change] of trace.times.entries()) {
    const away = Math.abs(change - time);
    if (i > 0 && away < distance) {
      best = change;
      distance = away;
    }
  }
  return best;
}

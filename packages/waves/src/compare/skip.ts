import type { WaveInfo } from '../waveTypes.ts';
import type { Timing } from './clock.ts';

/** Where to go on comparing: behind the spans in which one of the dumps was off. */
export function skipOf(a: WaveInfo, b: WaveInfo, timing: Timing): (time: number) => number {
  const off = [
    ...a.blackouts.map(({ from, to }) => ({ from: timing.a.common(from), to: timing.a.common(to) })),
    ...b.blackouts.map(({ from, to }) => ({ from: timing.b.common(from), to: timing.b.common(to) })),
  ];
  return (time) =>
    off.reduce(
      (until, span) => (span.from <= time && time < span.to ? Math.max(until, span.to) : until),
      time,
    );
}

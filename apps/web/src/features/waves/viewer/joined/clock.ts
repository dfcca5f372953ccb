import { parseTime } from '../markers/parseTime.ts';

/** How times of a second dump stand in ticks of the first. */
export interface Clock {
  /** The tick of the first dump that a tick of the second falls in. */
  toFirst: (time: number) => number;
  /** The last tick of the second dump that falls in or before one of the first. */
  lastIn: (time: number) => number;
  /** Ticks of the first dump that a duration in ticks of the second takes. */
  duration: (ticks: number) => number;
}

/**
 * @param first exponent of ten in seconds of a tick of the first dump
 * @param second the same of the second
 * @param offset added to times of the second: `5ns`, or a number of ticks of the first; unreadable ones count as none
 */
export function clockOf(first: number, second: number, offset = ''): Clock {
  const shift = parseTime(offset.trim().replace(/^\+/, ''), { timescale: first, timeZero: 0 }, 0) ?? 0;
  const [coarser, finer] = [10 ** Math.max(0, second - first), 10 ** Math.max(0, first - second)];
  return {
    toFirst: (time) => Math.floor((time * coarser) / finer) + shift,
    lastIn: (time) => Math.ceil(((time - shift + 1) * finer) / coarser) - 1,
    duration: (ticks) => (ticks * coarser) / finer,
  };
}

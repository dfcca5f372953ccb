import { useNewestRun } from '../store/useNewestRun.ts';

const RELEASED = /^released (\w+)$/;

/** The newest simulation of a design's resets, when it released each (seconds), and how to start another. */
export function useResetRun(top: string) {
  const { run, isOver, start, isBusy } = useNewestRun('resets', top);
  const metrics = isOver ? run?.metrics : undefined;
  const releases = metrics?.flatMap(({ name, value }): [string, number][] => {
    const reset = RELEASED.exec(name)?.[1];
    return reset === undefined ? [] : [[reset, value / 1e9]];
  });
  // A run that ended before it simulated says nothing of resets.
  const known = releases !== undefined && releases.length > 0 ? new Map(releases) : undefined;
  return { run, releases: known, isBusy, start, isOver };
}

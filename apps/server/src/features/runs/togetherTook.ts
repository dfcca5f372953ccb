import type { RunRow } from '@netloom/contract';

type Took = Pick<RunRow, 'cpuSeconds' | 'peakBytes'>;

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

/** What steps of a run, or runs of a run of runs, took together: their processor time adds up, their memory does not. */
export function togetherTook(parts: readonly Took[]): Took {
  const seconds = known(parts.map(({ cpuSeconds }) => cpuSeconds));
  const bytes = known(parts.map(({ peakBytes }) => peakBytes));
  return {
    cpuSeconds: seconds.length === 0 ? null : seconds.reduce((sum, each) => sum + each),
    peakBytes: bytes.length === 0 ? null : Math.max(...bytes),
  };
}

import type { RunRequest, RunRow } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { nameOfPath } from '../files/cores.ts';

export const CHECKS = ['lint', 'synthesize', 'measure', 'fit', 'speed', 'formal'] as const;
export type Check = (typeof CHECKS)[number];

const LIMITS = { seconds: 1800, memoryMegabytes: 4096, diskMegabytes: 4096, priority: 'normal' as const };

/** The run that makes a check of the core that the project has at a path, with RTL of this hash. */
export function requestOf(check: Check, path: string, deptId: number, hash: string): RunRequest {
  const [name, folder] = [nameOfPath(path), path.slice(0, path.lastIndexOf('/'))];
  const sources = { deptId, ...LIMITS, top: name, fileList: `${folder}/${name}.f` };
  if (check === 'measure') return { kind: 'measure', ...sources, clock: 'clk', of: hash };
  // Placing what fills a device nearly takes its time.
  if (check === 'fit') return { kind: check, ...sources, seconds: 3600, of: hash };
  if (check === 'speed' || check === 'formal') return { kind: check, ...sources, of: hash };
  const design = { ...sources, testbench: '', of: hash };
  if (check === 'lint') return { kind: 'lint', ...design };
  return {
    ...{ kind: 'synthesize', ...design, target: 'liberty', liberty: 'osu018', macros: [] },
    ...{ parameters: '', flatten: true, engine: 'auto' },
  };
}

export interface LatestRun {
  run: RunRow;
  /** It read other RTL than the options make now, or does not say which. */
  isEarlier: boolean;
}

const newest = (runs: readonly RunRow[]) =>
  runs.toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))[0];

/**
 * The newest run of a check that read RTL of a hash, which is worked out where there are such runs; where there is none,
 * the newest of another version. No hash: options that make no RTL.
 */
export function latestOf(
  check: Check,
  { name }: CoreOptions,
  runs: readonly RunRow[],
  hash: () => string | undefined,
): LatestRun | undefined {
  const own = runs.filter(({ kind, top }) => kind === check && top === name);
  if (own.length === 0) return undefined;
  const wanted = hash();
  const current = newest(own.filter(({ of }) => of !== undefined && of === wanted));
  return { run: current ?? newest(own)!, isEarlier: current === undefined };
}

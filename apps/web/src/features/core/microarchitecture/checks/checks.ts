import type { RunRequest, RunRow } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { nameOfPath } from '../files/cores.ts';

export const CHECKS = ['lint', 'synthesize', 'measure', 'formal'] as const;
export type Check = (typeof CHECKS)[number];

const LIMITS = { seconds: 1800, memoryMegabytes: 4096, diskMegabytes: 4096, priority: 'normal' as const };

/** The run that makes a check of the core that the project has at a path, with RTL of this hash. */
export function requestOf(check: Check, path: string, deptId: number, hash: string): RunRequest {
  const [name, folder] = [nameOfPath(path), path.slice(0, path.lastIndexOf('/'))];
  const sources = { deptId, ...LIMITS, top: name, fileList: `${folder}/${name}.f` };
  if (check === 'measure') return { kind: 'measure', ...sources, clock: 'clk', of: hash };
  if (check === 'formal') return { kind: 'formal', ...sources, of: hash };
  const design = { ...sources, testbench: '' };
  if (check === 'lint') return { kind: 'lint', ...design };
  return {
    ...{ kind: 'synthesize', ...design, target: 'liberty', liberty: 'osu018', macros: [] },
    ...{ parameters: '', flatten: true, engine: 'auto' },
  };
}

/** The newest run of a check among a core's runs. */
export function latestOf(check: Check, { name }: CoreOptions, runs: readonly RunRow[]): RunRow | undefined {
  return runs
    .filter(({ kind, top }) => kind === check && top === name)
    .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))[0];
}

import type { CoreRow, RunRequest, RunRow } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';

export const CHECKS = ['lint', 'selfTest', 'synthesize'] as const;
export type Check = (typeof CHECKS)[number];

/** Module that a check's run has at its top. */
function topOf(check: Check, name: string): string {
  return check === 'selfTest' ? `${name}_tb` : name;
}

const LIMITS = { seconds: 1800, memoryMegabytes: 4096, diskMegabytes: 4096, priority: 'normal' as const };

/** The run that makes a check of a core that is in the project. */
export function requestOf(check: Check, { name, folder }: CoreRow, deptId: number): RunRequest {
  const design = { deptId, ...LIMITS, top: topOf(check, name), fileList: `${folder}/${name}.f` };
  if (check === 'lint') return { kind: 'lint', ...design, testbench: '' };
  if (check === 'selfTest') {
    return {
      ...{ kind: 'simulate', ...design, testbench: `${folder}/bench/${name}_tb.sv` },
      ...{
        simulator: 'verilator',
        plusargs: '',
        trace: true,
        traceDepth: 0,
        coverage: false,
        optimize: 'build',
      },
    };
  }
  return {
    ...{ kind: 'synthesize', ...design, testbench: '', target: 'liberty', liberty: 'osu018' },
    ...{ parameters: '', flatten: true, engine: 'auto' },
  };
}

/** The newest run of a check among a core's runs. */
export function latestOf(check: Check, { name }: CoreOptions, runs: readonly RunRow[]): RunRow | undefined {
  const kind = check === 'selfTest' ? 'simulate' : check;
  return runs
    .filter((run) => run.kind === kind && run.top === topOf(check, name))
    .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))[0];
}

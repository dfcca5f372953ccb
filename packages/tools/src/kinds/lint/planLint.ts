import type { RunLimits, RunPlan } from '@netloom/model';
import { cellFiles } from '../../cellModels.ts';
import { verilatorArguments, type SourceSet } from '../../verilatorArguments.ts';

export interface LintOptions extends SourceSet {
  title: string;
  limits: RunLimits;
}

/** Plans Verilator's lint with all warnings on; warnings are reported and do not fail the run. */
export function planLint(options: LintOptions): RunPlan {
  const argv = [
    'verilator',
    '--lint-only',
    '--timing',
    '-Wall',
    '-Wno-fatal',
    ...verilatorArguments(options),
  ];
  return {
    kind: 'lint',
    title: options.title,
    steps: [{ id: 'lint', title: 'Lint', argv, env: {}, directory: 'src', tool: 'verilator', weight: 1 }],
    files: cellFiles(options.cells),
    outputs: [],
    limits: options.limits,
  };
}

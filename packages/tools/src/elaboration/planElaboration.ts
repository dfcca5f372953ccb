import type { RunLimits, RunPlan } from '@netloom/model';
import { verilatorArguments, type SourceSet } from '../verilatorArguments.ts';

/** Where the elaborated design is left, in the run's folder. */
export const DESIGN_FILE = 'design.xml';

/**
 * Plans the elaboration of a design. Without optimisations (and told that all is traced) Verilator keeps what nothing
 * reads, and the places of names.
 */
export function planElaboration(set: SourceSet, limits: RunLimits): RunPlan {
  const argv = [
    ...['verilator', '--xml-only', '--xml-output', `../${DESIGN_FILE}`, '--timing', '--trace', '-O0'],
    ...['-Wno-fatal', '-Wno-lint', '-Wno-style', '--Mdir', '../obj', ...verilatorArguments(set)],
  ];
  return {
    kind: 'lint',
    title: set.top,
    steps: [
      { id: 'elaborate', title: 'Elaborate', argv, env: {}, directory: 'src', tool: 'verilator', weight: 1 },
    ],
    files: {},
    outputs: [],
    limits,
  };
}

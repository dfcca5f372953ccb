import type { CrossingWaiver, RunLimits, RunPlan } from '@netloom/model';
import type { SynthesisPrograms, SynthesisSources } from '../synthesize/synthesisOptions.ts';
import { mountsOf, nodeStep, outsideOf, yosysStep } from '../synthesize/yosysSteps.ts';
import type { Declared } from './analysis/declared.ts';
import { crossingsScript } from './crossingsScript.ts';

export const CROSSINGS_REPORT = 'out/crossings.json';

export interface CrossingsOptions extends Omit<SynthesisSources, 'flatten'> {
  title: string;
  /** Of the SoC document with this top module; nothing without one. */
  declared: Declared & { waivers: Readonly<Record<string, CrossingWaiver>> };
  programs: SynthesisPrograms;
  limits: RunLimits;
}

/** Plans a check of crossings: Yosys elaborates, a program of ours looks at the netlist. */
export function planCrossings(options: CrossingsOptions): RunPlan {
  const { top, programs, declared } = options;
  const mounts = mountsOf(programs);
  const argv = [
    ...['--design', '../netlist.json', '--top', top, '--declared', '../declared.json'],
    ...['--report', `../${CROSSINGS_REPORT}`],
  ];
  const script = crossingsScript({ ...options, flatten: false }, outsideOf(programs));
  return {
    kind: 'crossings',
    title: options.title,
    steps: [
      yosysStep('elaborate', 'Elaborate', 1, programs, mounts),
      { ...nodeStep('check', 'Check crossings', 'checkCrossings.ts', argv, mounts, 'crossings'), weight: 1 },
    ],
    files: {
      'elaborate.ys': script,
      'declared.json': JSON.stringify(declared),
      'out/README': 'Results of the check.\n',
    },
    outputs: [
      { path: CROSSINGS_REPORT, kind: 'report', title: 'Crossings', mediaType: 'application/json' },
      { path: 'netlist.json', kind: 'netlist', title: 'Netlist (JSON)', mediaType: 'application/json' },
    ],
    limits: options.limits,
  };
}

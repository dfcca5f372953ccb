import type { RunOutput, RunStep } from '@netloom/model';
import { clockSdc } from '../timing/clockSdc.ts';
import { TIMING_FILES, timingScript } from '../timing/timingScript.ts';
import type { ClockGoal } from './synthesisOptions.ts';

const SCRIPT = 'goal.tcl';
const SDC = 'goal.sdc';
/** Of the worst paths so many are reported. */
const PATHS = 20;

interface GoalStep {
  step: RunStep;
  files: Record<string, string>;
  outputs: RunOutput[];
}

/**
 * Static timing of the finished netlist under the clock that it is to reach, from clock-to-output to setup: ABC's own
 * figure knows nothing of flip-flops and macros. Paths are those of the run's folder seen from its sources.
 */
export function goalStep(
  { port, period }: ClockGoal,
  { top, netlist, liberties }: { top: string; netlist: string; liberties: string[] },
): GoalStep {
  const sources = { top, netlist, liberties, sdc: `../${SDC}`, sdcInNanoseconds: true, paths: PATHS };
  return {
    step: {
      id: 'goal',
      title: 'Clock goal',
      argv: ['sta', '-no_splash', '-exit', `../${SCRIPT}`],
      env: {},
      directory: 'src',
      tool: 'opensta',
      weight: 1,
    },
    files: { [SCRIPT]: timingScript(sources), [SDC]: clockSdc({ port, period }) },
    outputs: [
      { path: TIMING_FILES.setup, kind: 'report', title: 'Setup paths', mediaType: 'text/plain' },
      { path: TIMING_FILES.sdc, kind: 'report', title: 'Constraints', mediaType: 'text/plain' },
    ],
  };
}

import type { RunLimits, RunOutput, RunPlan } from '@netloom/model';
import { TIMING_FILES, timingScript } from './timingScript.ts';
import type { TimingSources } from './timingScript.ts';

export interface TimingOptions extends Omit<TimingSources, 'sdc' | 'sdcInNanoseconds'> {
  /** A file, or constraints in ns and pF that were made for the run. */
  sdc: { file: string } | { text: string };
  limits: RunLimits;
}

const SCRIPT = 'timing.tcl';
const GENERATED_SDC = 'constraints.sdc';

const report = (path: string, title: string, mediaType = 'text/plain'): RunOutput => {
  return { path, kind: 'report', title, mediaType };
};

const OUTPUTS: RunOutput[] = [
  report(TIMING_FILES.setup, 'Setup paths'),
  report(TIMING_FILES.hold, 'Hold paths'),
  report(TIMING_FILES.summary, 'Slack', 'text/tab-separated-values'),
  report(TIMING_FILES.endpoints, 'Slack of all endpoints', 'text/tab-separated-values'),
  report(TIMING_FILES.checks, 'Unconstrained'),
  report(TIMING_FILES.sdc, 'Constraints'),
];

/** Plans static timing analysis with OpenSTA. Paths count from `src` of the run's folder. */
export function planTiming({ sdc, limits, ...sources }: TimingOptions): RunPlan {
  const generated = 'text' in sdc;
  const script = timingScript({
    ...sources,
    sdc: generated ? `../${GENERATED_SDC}` : sdc.file,
    sdcInNanoseconds: generated,
  });
  return {
    kind: 'timing',
    title: sources.top,
    steps: [
      {
        id: 'timing',
        title: 'Static timing',
        argv: ['sta', '-no_splash', '-exit', `../${SCRIPT}`],
        env: {},
        directory: 'src',
        tool: 'opensta',
        weight: 1,
      },
    ],
    files: { [SCRIPT]: script, ...(generated && { [GENERATED_SDC]: sdc.text }) },
    outputs: OUTPUTS,
    limits,
  };
}

import type { RunOutput, RunPlan, RunStep } from '@netloom/model';
import { SYNTHESIS_FILES, planSynthesis } from '../synthesize/planSynthesis.ts';
import type { SynthesisOptions } from '../synthesize/synthesisOptions.ts';
import { TIMING_FILES, timingScript } from '../timing/timingScript.ts';

export interface MeasureOptions extends Omit<SynthesisOptions, 'technology' | 'flatten' | 'part'> {
  /** Liberty file, in the run's folder. */
  liberty: string;
  /** Port of the only clock. */
  clock: string;
  /** Whether each unit is mapped by itself as well, for its area. */
  units?: boolean;
}

/** Period that cells are chosen for, in ns: shorter than a core's, so that its slowest paths get the fastest cells. */
const AIM = 5;
/** Period of the analysis, in ns: longer than any path, so that none is called violated. */
export const MEASURE_PERIOD = 100;
/** Worst paths that are reported. */
export const MEASURED_PATHS = 200;
const SCRIPT = 'measure.tcl';
const SDC = 'measure.sdc';
/** Folder of the netlist that keeps the hierarchy. */
const UNITS = 'units/';
/** Area by unit, of a netlist that keeps the hierarchy. */
export const UNITS_REPORT = `${UNITS}${SYNTHESIS_FILES.report}`;
/** What its steps are read as: their figures are none of the measured netlist. */
export const UNITS_TOOL = 'units';
const SURROUNDINGS = 'surroundings.constr';
/** Cells of osu018, and pF: with these ABC chooses strengths at the design's edges too. */
const OUTSIDE = 'set_driving_cell BUFX2\nset_load 0.05 [all_outputs]\n';

/** What is outside is registered there. */
const constraints = (clock: string) => `# Made by Netloom to measure the highest clock; times in ns.
create_clock -name ${clock} -period ${MEASURE_PERIOD} [get_ports ${clock}]
set inputs [lsearch -inline -all -not -exact [all_inputs] [get_ports ${clock}]]
if {[llength $inputs] > 0} { set_input_delay 0 -clock ${clock} $inputs }
if {[llength [all_outputs]] > 0} { set_output_delay 0 -clock ${clock} [all_outputs] }
`;

const report = (path: string, title: string, mediaType: string): RunOutput => {
  return { path, kind: 'report', title, mediaType };
};
const OUTPUTS: RunOutput[] = [
  report(TIMING_FILES.setup, 'Setup paths', 'text/plain'),
  report(TIMING_FILES.hold, 'Hold paths', 'text/plain'),
  report(TIMING_FILES.summary, 'Slack', 'text/tab-separated-values'),
  report(TIMING_FILES.endpoints, 'Slack of all endpoints', 'text/tab-separated-values'),
  report(TIMING_FILES.checks, 'Unconstrained', 'text/plain'),
  report(TIMING_FILES.sdc, 'Constraints', 'text/plain'),
];

const TIMING: RunStep = {
  id: 'timing',
  title: 'Static timing',
  argv: ['sta', '-no_splash', '-exit', `../${SCRIPT}`],
  env: {},
  directory: 'src',
  tool: 'opensta',
  weight: 2,
};

/** `above` leads from where a synthesis works to the run's folder. */
function technologyOf(clock: string, liberty: string, above = '') {
  const goal = { port: clock, period: AIM, judged: false, surroundings: `${above}${SURROUNDINGS}` };
  return { target: 'liberty', liberty: `${above}${liberty}`, goal } as const;
}

/** The same synthesis with the hierarchy kept, so that each gate belongs to a unit. */
function planUnits({
  liberty,
  clock,
  ...design
}: MeasureOptions): Pick<RunPlan, 'steps' | 'files' | 'outputs'> {
  const { steps, files } = planSynthesis({
    ...design,
    part: UNITS,
    flatten: false,
    technology: technologyOf(clock, liberty, '../'),
  });
  return {
    steps: steps.map((step) => ({ ...step, tool: UNITS_TOOL })),
    files,
    outputs: [report(UNITS_REPORT, 'Area by unit', 'application/json')],
  };
}

/** Synthesizes for speed, flattened, and finds how fast a clock the netlist allows, without wires. */
export function planMeasure({ liberty, clock, units = false, ...design }: MeasureOptions): RunPlan {
  const synthesis = planSynthesis({ ...design, flatten: true, technology: technologyOf(clock, liberty) });
  const byUnit = units ? planUnits({ liberty, clock, ...design }) : undefined;
  const script = timingScript({
    top: design.top,
    netlist: `../${SYNTHESIS_FILES.netlist}`,
    liberties: [`../${liberty}`, '../memories.lib'],
    sdc: `../${SDC}`,
    sdcInNanoseconds: true,
    paths: MEASURED_PATHS,
  });
  return {
    ...synthesis,
    kind: 'measure',
    steps: [...synthesis.steps, TIMING, ...(byUnit?.steps ?? [])],
    files: {
      ...synthesis.files,
      ...byUnit?.files,
      [SCRIPT]: script,
      [SDC]: constraints(clock),
      [SURROUNDINGS]: OUTSIDE,
    },
    outputs: [...synthesis.outputs, ...OUTPUTS, ...(byUnit?.outputs ?? [])],
  };
}

import type { RunOutput, RunPlan, RunStep } from '@netloom/model';
import { COVERAGE_FILE } from './coverage/coverageFile.ts';
import { cellFiles } from '../../cellModels.ts';
import { verilatorArguments } from '../../verilatorArguments.ts';
import { mainSource } from './mainSource.ts';
import { plusargsOf, type SimulationOptions } from './simulationOptions.ts';
import { TRAFFIC_OUTPUT } from './traffic/trafficFile.ts';
import { DUMP_FILE, fromSources, waveOutputs } from './waveOutputs.ts';

const MAIN_FILE = 'netloom_main.cpp';
const TRACE_FILE = 'netloom_trace.sv';
const NOTES_FILE = 'notes.txt';

/** Bound into the top module, so that the hierarchy that the designer sees stays as written. */
const traceSource = (top: string) => `// verilator lint_off DECLFILENAME
// verilator lint_off TIMESCALEMOD
// verilator coverage_off
module netloom_trace;
  initial begin
    $dumpfile("../${DUMP_FILE}");
    $dumpvars;
  end
endmodule
bind ${top} netloom_trace netloom_trace_i ();
`;

const step = (id: string, title: string, tool: RunStep['tool'], weight: number, argv: string[]): RunStep => ({
  id,
  title,
  argv,
  env: {},
  directory: 'src',
  tool,
  weight,
});

const traces = ({ trace = true }: SimulationOptions) => trace;
const addsDump = (options: SimulationOptions) => traces(options) && !options.dump;

function traceArguments(options: SimulationOptions): string[] {
  if (!traces(options)) return [];
  const { traceDepth = 0 } = options;
  return traceDepth === 0 ? ['--trace-fst'] : ['--trace-fst', '--trace-depth', String(traceDepth)];
}

/** Without `--build`: the compiler runs as a step of its own, so that both report progress. */
function verilateStep(options: SimulationOptions): RunStep {
  const argv = ['verilator', '--cc', '--exe', '--timing', '--assert', '-Wno-fatal'];
  argv.push(...traceArguments(options));
  if (options.coverage) argv.push('--coverage');
  if (options.optimize === 'speed') argv.push('-O3', '--x-assign', 'fast', '--x-initial', 'fast');
  argv.push('--prefix', 'Vtop', '--Mdir', '../obj', ...verilatorArguments(options));
  if (addsDump(options)) argv.push(`../${TRACE_FILE}`);
  return step('verilate', 'Verilate', 'verilator', 1, [...argv, `../${MAIN_FILE}`]);
}

/**
 * The makefile itself compiles with -Os, which flags of the verilator command do not override, and which takes twice as
 * long as -O1 for a model that is no faster. What runs once (OPT_SLOW) it does not optimise, and nor does speed.
 */
const OPTIMIZATION = { build: ['OPT_FAST=-O1'], speed: ['OPT_FAST=-O3', 'OPT_GLOBAL=-O3'] };

/** The makefile names C and C++ sources as they were given, but is read in another folder. */
const FIND_SOURCES = { VPATH: '../src' };

function compileStep({ jobs = 2, optimize = 'build' }: SimulationOptions): RunStep {
  const argv = ['make', '-C', '../obj', '-f', 'Vtop.mk', '-j', String(jobs), ...OPTIMIZATION[optimize]];
  return { ...step('compile', 'Compile', 'make', 6, argv), env: FIND_SOURCES };
}

/** Seed 0 would let Verilator choose one; without a seed two runs of one tree are equal. */
function simulateStep(options: SimulationOptions): RunStep {
  const seed = `+verilator+seed+${Math.max(1, options.seed ?? 1)}`;
  const limit = options.errorLimit === undefined ? [] : [`+verilator+error+limit+${options.errorLimit}`];
  const argv = ['../obj/Vtop', seed, ...limit, ...plusargsOf(options)];
  const { named = options.sources, patterns } = options;
  const simulate = step('simulate', 'Simulate', 'simulation', 3, argv);
  return { ...simulate, sources: named, ...(patterns && { patterns }) };
}

function outputsOf(options: SimulationOptions): RunOutput[] {
  const { dump, traffic = false } = options;
  const file = dump?.file === undefined ? DUMP_FILE : fromSources(dump.file);
  const wave = traces(options) ? waveOutputs(file) : [];
  const left = traffic ? [...wave, TRAFFIC_OUTPUT] : wave;
  if (!options.coverage) return left;
  return [...left, { path: COVERAGE_FILE, kind: 'coverage', title: 'Coverage', mediaType: 'text/plain' }];
}

/** Verilate, compile, simulate; the first two depend on the sources and the options of the build alone. */
export function planVerilator(options: SimulationOptions): RunPlan {
  const { dump, notes = [] } = options;
  const noteStep = step('notes', 'Notes', 'verilator', 0.1, ['cat', `../${NOTES_FILE}`]);
  return {
    kind: 'simulate',
    title: options.title,
    steps: [
      verilateStep(options),
      compileStep(options),
      ...(notes.length > 0 ? [noteStep] : []),
      simulateStep(options),
    ],
    files: {
      ...cellFiles(options.cells),
      [MAIN_FILE]: mainSource({
        trace: traces(options),
        linkDump: traces(options) && dump !== undefined && dump.file === undefined,
      }),
      ...(addsDump(options) && { [TRACE_FILE]: traceSource(options.top) }),
      ...(notes.length > 0 && { [NOTES_FILE]: notes.map((note) => `${note}\n`).join('') }),
    },
    outputs: outputsOf(options),
    limits: options.limits,
  };
}

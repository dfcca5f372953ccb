import type { RunLimits, RunOutput, RunPlan, RunStep } from '@netloom/model';
import { verilatorArguments, type SourceSet } from './verilatorArguments.ts';
import type { DumpCall } from './dumpFile.ts';

export interface SimulationOptions extends SourceSet {
  title: string;
  /** Each with or without its leading `+`. */
  plusargs?: string[];
  /** Seed of $random and $urandom, 1 to 2^31-1. The default makes two runs of one tree equal. */
  seed?: number;
  /** How the bench dumps by itself; without it a dump of the whole hierarchy is added. */
  dump?: DumpCall;
  limits: RunLimits;
  /** Compilers that run at a time. */
  jobs?: number;
}

const TRACE_FILE = 'netloom_trace.sv';

/** Bound into the top module, so that the hierarchy that the designer sees stays as written. */
const traceSource = (top: string) => `// verilator lint_off DECLFILENAME
// verilator lint_off TIMESCALEMOD
module netloom_trace;
  initial begin
    $dumpfile("../dump.fst");
    $dumpvars;
  end
endmodule
bind ${top} netloom_trace netloom_trace_i ();
`;

/** Path in the run's folder of a file named from its `src`; undefined where it leaves the folder. */
function fromSources(file: string): string | undefined {
  const path = ['src'];
  for (const part of file.split('/')) {
    if (part === '..' ? path.pop() === undefined : file.startsWith('/')) return undefined;
    if (part !== '..' && part !== '.' && part !== '') path.push(part);
  }
  return path.join('/');
}

/** A dump whose name is computed, or that leaves the run's folder, cannot be foretold. */
function waveOutputs(dump: DumpCall = { file: '../dump.fst' }): RunOutput[] {
  const path = dump.file === undefined ? undefined : fromSources(dump.file);
  return path ? [{ path, kind: 'wave', title: 'Waves', mediaType: 'application/x-fst' }] : [];
}

/** Verilator's command without `--build`: the compiler runs as a step of its own, so that both report progress. */
function verilateStep(options: SimulationOptions): RunStep {
  const argv = ['verilator', '--cc', '--exe', '--main', '--timing', '--assert', '--trace-fst', '-Wno-fatal'];
  argv.push('--prefix', 'Vtop', '--Mdir', '../obj', ...verilatorArguments(options));
  if (!options.dump) argv.push(`../${TRACE_FILE}`);
  return { id: 'verilate', title: 'Verilate', argv, env: {}, directory: 'src', tool: 'verilator', weight: 1 };
}

function compileStep(options: SimulationOptions): RunStep {
  const argv = ['make', '-C', '../obj', '-f', 'Vtop.mk', '-j', String(options.jobs ?? 2)];
  return { id: 'compile', title: 'Compile', argv, env: {}, directory: 'src', tool: 'make', weight: 6 };
}

function simulateStep(options: SimulationOptions): RunStep {
  const plusargs = (options.plusargs ?? []).map((text) => (text.startsWith('+') ? text : `+${text}`));
  const argv = ['../obj/Vtop', `+verilator+seed+${Math.max(1, options.seed ?? 1)}`, ...plusargs];
  return {
    id: 'simulate',
    title: 'Simulate',
    argv,
    env: {},
    directory: 'src',
    tool: 'simulation',
    weight: 3,
  };
}

/**
 * Plans a simulation with Verilator: verilate, compile, simulate. The bench runs in the root of the project tree, so
 * that $readmemh and plusargs name files as the project does. Throws an Error that names the field of a bad option.
 */
export function planSimulation(options: SimulationOptions): RunPlan {
  return {
    kind: 'simulate',
    title: options.title,
    steps: [verilateStep(options), compileStep(options), simulateStep(options)],
    files: options.dump ? {} : { [TRACE_FILE]: traceSource(options.top) },
    outputs: waveOutputs(options.dump),
    limits: options.limits,
  };
}

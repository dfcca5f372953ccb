import type { RunPlan, RunStep } from '@netloom/model';
import { PlanError } from '../../../planError.ts';
import { plusargsOf, type SimulationOptions } from '../simulationOptions.ts';
import { TRAFFIC_OUTPUT } from '../traffic/trafficFile.ts';
import { DUMP_FILE, fromSources, waveOutputs } from '../waveOutputs.ts';
import { icarusArguments, KEYWORD_FILES } from './icarusArguments.ts';

const MODULE = 'netloom_root';
const ROOT_FILE = `${MODULE}.sv`;
const SETTINGS_FILE = 'icarus.f';
const MODEL = '../model.vvp';

/** Says what Icarus has no option for. */
function refuseWhatIcarusLacks({ coverage, optimize, traceDepth, dump }: SimulationOptions): void {
  if (coverage) throw new PlanError('icarus-coverage', 'coverage');
  if (optimize === 'speed') throw new PlanError('icarus-optimize', 'optimize');
  if (traceDepth && dump) throw new PlanError('icarus-trace-depth', 'traceDepth');
}

/** A second root beside the bench: it dumps, unless the bench does, and says how long was simulated. */
function rootSource({ top, trace = true, traceDepth = 0, dump }: SimulationOptions): string {
  const dumps = `  initial begin
    $dumpfile("../${DUMP_FILE}");
    $dumpvars(${traceDepth}, ${top});
  end
`;
  return `\`timescale 1ns/1ps
module ${MODULE};
${trace && !dump ? dumps : ''}  final $display("netloom: simulated %0.3f ns", $realtime);
endmodule
`;
}

function elaborateStep(options: SimulationOptions): RunStep {
  const argv = ['iverilog', '-g2012', '-Wall', '-Wno-timescale', '-c', `../${SETTINGS_FILE}`, '-o', MODEL];
  argv.push('-s', options.top, '-s', MODULE, ...icarusArguments(options), `../${ROOT_FILE}`);
  return { id: 'elaborate', title: 'Elaborate', argv, env: {}, directory: 'src', tool: 'icarus', weight: 1 };
}

/** `-N`: $stop ends with exit code 1 instead of waiting for input. `-i`: output is not held back. */
function simulateStep(options: SimulationOptions): RunStep {
  const { trace = true } = options;
  const argv = ['vvp', '-i', '-N', MODEL, trace ? '-fst' : '-none', ...plusargsOf(options)];
  return {
    id: 'simulate',
    title: 'Simulate',
    argv,
    env: {},
    directory: 'src',
    tool: 'simulation',
    weight: 3,
    ...(options.patterns && { patterns: options.patterns }),
  };
}

/** Plans a simulation with Icarus Verilog: elaborate, simulate. Throws a PlanError for what Icarus cannot do. */
export function planIcarus(options: SimulationOptions): RunPlan {
  refuseWhatIcarusLacks(options);
  const { trace = true, dump = { file: `../${DUMP_FILE}` }, traffic = false } = options;
  const waves = trace && dump.file !== undefined ? waveOutputs(fromSources(dump.file)) : [];
  return {
    kind: 'simulate',
    title: options.title,
    steps: [elaborateStep(options), simulateStep(options)],
    files: {
      [ROOT_FILE]: rootSource(options),
      // Unit and precision of sources that give none, as with Verilator.
      [SETTINGS_FILE]: '+timescale+1ns/1ps\n',
      ...(options.oldVerilog && KEYWORD_FILES),
    },
    outputs: traffic ? [...waves, TRAFFIC_OUTPUT] : waves,
    limits: options.limits,
  };
}

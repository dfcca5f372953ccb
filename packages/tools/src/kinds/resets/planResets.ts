import type { RunLimits, RunPlan } from '@netloom/model';
import type { ResetBench } from '@netloom/soc/clocks';
import { checkPath } from '../../verilatorArguments.ts';
import { DUMP_FILE, waveOutputs } from '../simulate/waveOutputs.ts';

export interface ResetsOptions {
  title: string;
  bench: ResetBench;
  /** The unit, its registers and its cells, in the tree. */
  sources: readonly string[];
  limits: RunLimits;
}

const BENCH_FILE = 'resets_tb.sv';
const MODEL = '../model.vvp';

/** Plans a simulation of the resets of a SoC with Icarus Verilog, with waves. */
export function planResets({ title, bench, sources, limits }: ResetsOptions): RunPlan {
  const paths = sources.map((path) => checkPath(path, 'top'));
  const build = ['iverilog', '-g2012', '-Wall', '-Wno-timescale', '-o', MODEL, '-s', bench.module];
  const step = { env: {}, directory: 'src' };
  return {
    ...{ kind: 'resets', title },
    steps: [
      {
        id: 'elaborate',
        title: 'Elaborate',
        argv: [...build, `../${BENCH_FILE}`, ...paths],
        ...step,
        tool: 'icarus',
        weight: 1,
      },
      {
        id: 'simulate',
        title: 'Simulate',
        argv: ['vvp', '-N', MODEL, '-fst'],
        ...step,
        tool: 'resets',
        weight: 1,
      },
    ],
    files: { [BENCH_FILE]: bench.text },
    outputs: waveOutputs(DUMP_FILE),
    limits,
  };
}

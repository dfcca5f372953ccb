import type { RunPlan, RunStep } from '@netloom/model';
import { TRAFFIC_BENCH } from '@netloom/soc/traffic';
import { planMeasure } from '../measure/planMeasure.ts';
import type { MeasureOptions } from '../measure/planMeasure.ts';

export interface TrafficOptions extends Omit<MeasureOptions, 'clock'> {
  /** Texts of the crossbar's module and of the bench. */
  fabric: string;
  bench: string;
}

/** Names that no file of a tree has. */
const FABRIC_FILE = 'netloom_fabric.sv';
const BENCH_FILE = 'netloom_traffic.sv';

const step = (id: string, title: string, tool: string, weight: number, argv: string[]): RunStep => ({
  ...{ id, title, argv, tool, weight },
  ...{ env: {}, directory: 'src' },
});

/** Synthesis and timing of a crossbar alone, and a simulation of what passes through it. */
export function planTraffic({ fabric, bench, ...options }: TrafficOptions): RunPlan {
  const sources = [...options.sources, FABRIC_FILE];
  const measured = planMeasure({ ...options, sources, clock: 'clk' });
  const build = ['verilator', '--cc', '--exe', '--main', '--timing', '-Wno-fatal', '-Wno-lint', '-Wno-style'];
  const place = ['--prefix', 'Vtraffic', '--Mdir', '../traffic', '--top-module', TRAFFIC_BENCH];
  const simulation = [
    step('verilate', 'Verilate', 'verilator', 1, [...build, ...place, ...sources, BENCH_FILE]),
    {
      ...step('compile', 'Compile', 'make', 6, [
        'make',
        '-C',
        '../traffic',
        '-f',
        'Vtraffic.mk',
        '-j',
        '2',
        'OPT_FAST=-O1',
      ]),
      env: { VPATH: '../src' },
    },
    step('traffic', 'Traffic', 'traffic', 1, ['../traffic/Vtraffic', '+verilator+seed+1']),
  ];
  return {
    ...measured,
    kind: 'traffic',
    steps: [...simulation, ...measured.steps],
    files: { ...measured.files, [`src/${FABRIC_FILE}`]: fabric, [`src/${BENCH_FILE}`]: bench },
  };
}

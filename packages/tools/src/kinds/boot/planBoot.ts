import type { RunPlan, RunStep } from '@netloom/model';
import { TRAFFIC_OUTPUT, TRAFFIC_PLUSARG } from '../simulate/traffic/trafficFile.ts';
import { DUMP_FILE, waveOutputs } from '../simulate/waveOutputs.ts';
import { verilatorArguments } from '../../verilatorArguments.ts';
import { bootMain } from './bootMain.ts';
import type { BootOptions, ModelOptions } from './bootOptions.ts';
import { FIRMWARE_PROGRAM, firmwareFiles, firmwareSteps } from './firmwareSteps.ts';

const MAIN_FILE = 'boot_main.cpp';
/** The makefile ends in -Os otherwise, whatever Verilator was told. What runs once (OPT_SLOW) is not optimised. */
const FAST = ['OPT_FAST=-O3', 'OPT_GLOBAL=-O3'];
const SPEED = ['-O3', '--x-assign', 'fast', '--x-initial', 'fast', '--noassert'];

const FIRMWARE: RunPlan['outputs'][number] = {
  path: FIRMWARE_PROGRAM,
  kind: 'other',
  title: 'Firmware',
  mediaType: 'application/x-elf',
};

function step(id: string, title: string, tool: RunStep['tool'], weight: number, argv: string[]): RunStep {
  return { id, title, argv, env: {}, directory: 'src', tool, weight };
}

/** A model without delays: the program around it drives the clock. */
function modelSteps(options: ModelOptions): RunStep[] {
  const { trace, coverage, jobs = 2 } = options;
  const verilate = [
    ...['verilator', '--cc', '--exe', '-Wno-fatal', ...SPEED, ...(trace ? ['--trace-fst'] : [])],
    ...(coverage ? ['--coverage'] : []),
    ...['--prefix', 'Vtop', '--Mdir', '../obj', ...verilatorArguments(options), `../${MAIN_FILE}`],
  ];
  return [
    step('verilate', 'Verilate', 'verilator', 1, verilate),
    step('compile', 'Compile', 'make', 6, [
      'make',
      '-C',
      '../obj',
      '-f',
      'Vtop.mk',
      '-j',
      String(jobs),
      ...FAST,
    ]),
  ];
}

/** The model of a SoC with the program around it. */
export function planModel(options: ModelOptions): RunPlan {
  return {
    ...{ kind: 'boot', title: options.title, steps: modelSteps(options), outputs: [] },
    ...{ files: { [MAIN_FILE]: bootMain(options) }, limits: options.limits },
  };
}

/**
 * Plans the boot of a SoC: its firmware is compiled and fills the memory that the core starts from, the SoC is
 * Verilated, and its serial line is the standard output and input of the last step.
 * @throws a PlanError that names the field of a bad option.
 */
export function planBoot(options: BootOptions): RunPlan {
  const { firmware, trace, traffic = false } = options;
  const boot = ['../obj/Vtop', ...(traffic ? [TRAFFIC_PLUSARG] : [])];
  const { steps, files } = planModel(options);
  return {
    kind: 'boot',
    title: options.title,
    steps: [...steps, ...firmwareSteps(firmware), step('boot', 'Boot', 'boot', 10, boot)],
    files: { ...firmwareFiles(firmware), ...files },
    outputs: [
      ...(firmware.elf === undefined ? [FIRMWARE] : []),
      ...(trace ? waveOutputs(DUMP_FILE) : []),
      ...(traffic ? [TRAFFIC_OUTPUT] : []),
    ],
    limits: options.limits,
  };
}

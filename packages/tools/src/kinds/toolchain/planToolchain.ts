import { SIMULATION, buildFiles, buildSteps, simulationStep } from '@netloom/instructions/toolchain';
import { MOST_CYCLES, pipelineArguments } from '@netloom/core/pipeline';
import { TRACE_PACKETS, TRACE_REPORT } from '@netloom/core/trace';
import { PIPELINE_RECORD, TOOLCHAIN_REPORT } from '@netloom/model';
import type { BuildSet, RunLimits, RunPlan, RunStep } from '@netloom/model';
import type { ToolchainCore } from './coreOf.ts';
import { ownStep } from './ownStep.ts';
import type { Program } from './programOf.ts';
import { SIMULATOR, simulatorSteps } from './simulatorSteps.ts';

interface ToolchainOptions {
  core: ToolchainCore;
  program: Program;
  sets: readonly BuildSet[];
  rtl: boolean;
  /** Cycle from which the pipeline is recorded with the first set; undefined where it is not. */
  pipelineFrom?: number;
  /** Whether the instruction trace of the first set is decoded. */
  trace: boolean;
  /** Most instructions on the model, and cycles on the RTL. */
  most: number;
  /** Node, and the folder of this package's sources. */
  node: string;
  tools: string;
  versions: Readonly<Record<string, string | undefined>>;
  limits: RunLimits;
  sha256: (text: string) => string;
}

const recordingArguments = ({ pipelineFrom, trace }: ToolchainOptions) => [
  ...(pipelineFrom === undefined ? [] : pipelineArguments('pipeline', pipelineFrom, MOST_CYCLES)),
  ...(trace ? [`+etrace=${SIMULATION.packets}`] : []),
];

function measuringSteps(options: ToolchainOptions): RunStep[] {
  const report = ownStep('report', 'Count', 1, options);
  if (!options.rtl) return [report];
  const runs = options.sets.map((_, index): RunStep => ({
    ...simulationStep(`../${SIMULATOR}`, index, index === 0 ? recordingArguments(options) : []),
    ...{ env: {}, tool: 'toolchain', weight: 2 },
  }));
  const decoding = options.trace ? [ownStep('trace', 'Decode the trace', 1, options)] : [];
  return [ownStep('prepare', 'Memory contents', 0.5, options), ...runs, ...decoding, report];
}

/** Plans what is built with each set of options, and the counting of it. */
export function planToolchain(options: ToolchainOptions): RunPlan {
  const { core, program, sets, rtl, most, versions, limits, sha256 } = options;
  const built = sets.flatMap((set, index) =>
    buildSteps(core.options, program, set, index).map((step): RunStep => ({
      ...{ ...step, env: {}, tool: 'gcc', weight: 0.5 },
    })),
  );
  const simulator = rtl
    ? simulatorSteps(core, versions, sha256, options.pipelineFrom !== undefined)
    : undefined;
  const asked = {
    ...{ core: core.text, insns: core.texts, program: program.title, sets, limit: most, rtl },
  };
  const texts = buildFiles(core.options, core.insns, sets.length);
  return {
    kind: 'toolchain',
    title: `${core.options.name} ← ${program.title}`,
    steps: [...(simulator ? [simulator.step] : []), ...built, ...measuringSteps(options)],
    files: {
      ...Object.fromEntries(texts.map(({ path, text }) => [path, text])),
      ...program.files,
      ...simulator?.files,
      'toolchain.json': JSON.stringify(asked),
      'out/README': 'What was counted.\n',
    },
    outputs: [
      { path: TOOLCHAIN_REPORT, kind: 'report', title: 'Size and cycles', mediaType: 'application/json' },
      ...sets.map((_, index) => elfOutput(index)),
      ...(options.pipelineFrom === undefined ? [] : [PIPELINE_OUTPUT]),
      ...(options.trace ? TRACE_OUTPUTS : []),
    ],
    limits,
    ...(simulator && { cache: simulator.cache }),
  };
}

const PIPELINE_OUTPUT: RunPlan['outputs'][number] = {
  path: PIPELINE_RECORD,
  kind: 'other',
  title: 'Pipeline',
  mediaType: 'application/octet-stream',
};

const TRACE_OUTPUTS: RunPlan['outputs'] = [
  { path: TRACE_REPORT, kind: 'report', title: 'Instruction trace', mediaType: 'application/json' },
  { path: TRACE_PACKETS, kind: 'other', title: 'Trace packets', mediaType: 'application/octet-stream' },
];

const elfOutput = (index: number): RunPlan['outputs'][number] => ({
  path: `set-${index + 1}/program.elf`,
  kind: 'other',
  title: `Program ${index + 1}`,
  mediaType: 'application/x-elf',
});

import { timedBenchmarks } from '@netloom/core/benchmarks';
import { SIMULATION, buildFiles, buildSteps, setFolder } from '@netloom/instructions/toolchain';
import { BuildSet } from '@netloom/model';
import type { RunLimits, RunPlan, RunStep } from '@netloom/model';
import type { ToolchainCore } from '../toolchain/coreOf.ts';
import { ownStep } from '../toolchain/ownStep.ts';
import { SIMULATOR, simulatorSteps } from '../toolchain/simulatorSteps.ts';

export interface SpeedOptions {
  core: Pick<ToolchainCore, 'options' | 'text' | 'texts'>;
  /** Node, and the folder of this package's sources. */
  node: string;
  tools: string;
  versions: Readonly<Record<string, string | undefined>>;
  limits: RunLimits;
  sha256: (text: string) => string;
}

/** GCC's -O2, for all that the core has. */
const SET = BuildSet.parse({});
/** No core of ours takes a tenth of it. */
const MOST_CYCLES = 100_000_000;
const PROGRAM = 'program';

/** What is built: neither the listing nor anything of definitions, which the benchmarks do not use. */
function built(options: ToolchainCore['options']): Pick<RunPlan, 'steps' | 'files'> {
  const sources = timedBenchmarks(options).map(({ path, text }) => [`${PROGRAM}/${path}`, text] as const);
  const program = {
    sources: sources.map(([path]) => path).filter((path) => path.endsWith('.c')),
    includeDirs: [PROGRAM],
  };
  const steps = buildSteps(options, program, SET, 0)
    .filter(({ id }) => !id.startsWith('list'))
    .map((step): RunStep => ({ ...step, env: {}, tool: 'gcc', weight: 0.5 }));
  const library = buildFiles(options, [], 1).map(({ path, text }) => [path, text] as const);
  return { steps, files: Object.fromEntries([...sources, ...library]) };
}

const SIMULATION_STEP: RunStep = {
  ...{ id: 'simulate', title: 'Benchmarks', directory: setFolder(0), env: {}, tool: 'benchmarks', weight: 2 },
  argv: ['sh', '-c', `exec "$0" $(cat ${SIMULATION.arguments})`, `../${SIMULATOR}`],
};

/** Plans the benchmarks on the Verilated core, with memory that has no wait states. */
export function planSpeed({ core, versions, limits, sha256, ...program }: SpeedOptions): RunPlan {
  const { options, text, texts } = core;
  const simulator = simulatorSteps(core, versions, sha256, false);
  const { steps, files } = built(options);
  const asked = { core: text, insns: texts, program: PROGRAM, sets: [SET], limit: MOST_CYCLES, rtl: true };
  return {
    kind: 'speed',
    title: options.name,
    steps: [simulator.step, ...steps, ownStep('prepare', 'Memory contents', 0.5, program), SIMULATION_STEP],
    files: {
      ...files,
      ...simulator.files,
      'toolchain.json': JSON.stringify(asked),
      'out/README': 'Nothing is left here.\n',
    },
    outputs: [],
    limits,
    cache: simulator.cache,
  };
}

import { coreRtl } from '@netloom/core';
import type { CoreFile, CoreOptions } from '@netloom/core';
import { benchSources, coreBench, verilatorCommand } from '@netloom/core/bench';
import { pipelineRecorder, recordedBench, recordedCore } from '@netloom/core/pipeline';
import type { CachedBuild, RunStep } from '@netloom/model';
import type { ToolchainCore } from './coreOf.ts';

/** Folder of the core's RTL and its bench, and what Verilator makes there. */
const FOLDER = 'core';
export const SIMULATOR = `${FOLDER}/simulator`;
const STEP = 'verilate';

interface Built {
  step: RunStep;
  files: Record<string, string>;
  cache: CachedBuild;
}

/** The same with what is where in the pipeline, which changes no cycle. */
function recorded(options: CoreOptions): CoreFile[] {
  const bench = recordedBench(options);
  const added = pipelineRecorder(options);
  return [...coreRtl(recordedCore(options)), coreBench(bench, { added }), ...benchSources(bench)];
}

/** The core with its bench and RVFI port, compiled once for the same texts. */
export function simulatorSteps(
  { options }: Pick<ToolchainCore, 'options'>,
  versions: Readonly<Record<string, string | undefined>>,
  sha256: (text: string) => string,
  records: boolean,
): Built {
  const traced = { ...options, auxiliary: { ...options.auxiliary, rvfi: true } };
  const all = records ? recorded(options) : [...coreRtl(traced), coreBench(traced), ...benchSources(traced)];
  const argv = verilatorCommand(
    traced,
    all.map(({ path }) => path),
  );
  const step: RunStep = {
    ...{ id: STEP, title: 'Verilate the core', argv, env: {}, directory: FOLDER },
    ...{ tool: 'verilator', weight: 6 },
  };
  const { verilator, make, 'g++': compiler } = versions;
  const key = sha256(JSON.stringify([argv, all, { verilator, make, compiler }]));
  return {
    step,
    files: Object.fromEntries(all.map(({ path, text }) => [`${FOLDER}/${path}`, text])),
    cache: { key, steps: [STEP], product: SIMULATOR },
  };
}

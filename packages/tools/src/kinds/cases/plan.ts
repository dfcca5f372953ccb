import type { RunPlan, RunStep } from '@netloom/model';
import { COUNTS_FILE, POINTS_FILE } from '../../coverage/packed.ts';
import { boot } from '../boot/kind.ts';
import { compiled as compiledBoot } from '../boot/plan.ts';
import type { Planning } from '../kind.ts';
import type { PlanContext, PlanTree } from '../planContext.ts';
import { simulate } from '../simulate/kind.ts';
import { compiled as compiledSimulation, plan as planSimulation } from '../simulate/plan.ts';
import { plusargsOf } from '../simulate/simulationOptions.ts';
import { canFail } from './canFail.ts';
import { caseScript, markOf } from './caseScript.ts';
import { generatorOf } from './generator.ts';
import type { CasesRequest } from './kind.ts';
import type { Model } from './model.ts';
import { generatedFolder, prepareScript } from './prepareScript.ts';
import { planPrograms } from './programs.ts';

/** In a folder: what a model depends on lies beside the sources. */
const SCRIPT = 'cases/simulate.sh';
const PREPARE = 'cases/prepare.sh';
const VERILATOR_SEED = /^\+verilator\+seed\+/;
const SEED = /^\+seed=/;

type Simulation = CasesRequest['simulations'][number];

async function checksNothing(paths: readonly string[], tree: PlanTree): Promise<boolean> {
  for (const path of paths) if (canFail((await tree.readText(path, 'testbench')) ?? '')) return false;
  return paths.length > 0;
}

/** A bench with its sources. */
async function planBench(request: CasesRequest, context: PlanContext): Promise<Model> {
  const { simulations, ...options } = request;
  // With Icarus Verilog a seed that no source reads is refused.
  const seed = simulations.find((each) => each.seed !== 1)?.seed;
  const planned = await planSimulation(simulate.request.parse({ ...options, seed }), context);
  const { steps } = planned.plan;
  const model = steps.find(({ id }) => id === 'simulate')!;
  const isUnchecked = await checksNothing(model.sources ?? [], context.tree);
  return {
    planned,
    building: steps.filter(({ id }) => id !== 'simulate'),
    model,
    firmware: [],
    unchecked: new Set(isUnchecked ? simulations.keys() : []),
  };
}

/** The call of one case: the model's as it is planned, with the case's seed and plusargs. */
function callOf({ argv }: RunStep, { seed, plusargs, generator }: Simulation, index: number): string[] {
  const model = argv
    .filter((word) => !SEED.test(word))
    .map((word) => (VERILATOR_SEED.test(word) ? `+verilator+seed+${seed}` : word));
  const given = [...model, ...plusargsOf({ plusargs: plusargs.split(/\s+/).filter(Boolean), seed })];
  return generator === '' ? given : [...given, `+generated=${generatedFolder(index)}`];
}

function outputsOf(request: CasesRequest, outputs: RunPlan['outputs']): RunPlan['outputs'] {
  const others = outputs.filter(({ kind }) => kind !== 'coverage');
  if (!request.coverage) return others;
  const files = [POINTS_FILE, COUNTS_FILE].map((path) => ({
    ...{ path, kind: 'coverage' as const, title: path, mediaType: 'application/gzip' },
  }));
  return [...others, ...files];
}

/** The shell that makes what simulations need; none where they need nothing. */
async function prepareOf(simulations: readonly Simulation[], { firmware }: Model, tree: PlanTree) {
  const needs = await Promise.all(
    simulations.map(async ({ seed, generator }, index) => ({
      seed,
      ...(generator !== '' && { generator: await generatorOf(generator, tree) }),
      ...(firmware[index] !== undefined && { firmware: firmware[index] }),
    })),
  );
  const isNeeded = needs.some((each) => each.generator !== undefined || each.firmware !== undefined);
  return isNeeded ? prepareScript(needs) : undefined;
}

export const plan: Planning<CasesRequest>['plan'] = async (request, context) => {
  const { build, simulations } = request;
  const made = await (request.soc === '' ? planBench : planPrograms)(request, context);
  const { planned, building, model, unchecked } = made;
  const { files, outputs, ...whole } = planned.plan;
  const common = { ...whole, kind: 'cases', title: build };
  if (simulations.length === 0)
    return { ...planned, plan: { ...common, files, outputs: [], steps: building } };
  const prepare = await prepareOf(simulations, made, context.tree);
  const mark = markOf(context.sha256(JSON.stringify([context.treeId, request])));
  const scripted = { ...request, unchecked, prepare: prepare && `../${PREPARE}` };
  const script = caseScript(mark, scripted, (each, index) => callOf(model, each, index));
  const step: RunStep = {
    ...model,
    argv: ['bash', `../${SCRIPT}`],
    tool: 'cases',
    weight: Math.max(3, simulations.length),
    env: {
      NETLOOM_MARK: mark,
      NETLOOM_CASES: String(simulations.length),
      ...(request.soc !== '' && { NETLOOM_PROGRAMS: '1' }),
    },
  };
  return {
    ...planned,
    plan: {
      ...common,
      files: { ...files, [SCRIPT]: script, ...(prepare !== undefined && { [PREPARE]: prepare }) },
      outputs: outputsOf(request, outputs),
      steps: [...building, step],
    },
  };
};

export const compiled: Planning<CasesRequest>['compiled'] = (request, top, tree) =>
  request.soc === ''
    ? compiledSimulation!(simulate.request.parse(request), top, tree)
    : compiledBoot!(boot.request.parse({ path: request.soc, firmware: '' }), top, tree);

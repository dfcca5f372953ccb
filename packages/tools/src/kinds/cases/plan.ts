import type { RunPlan, RunStep } from '@netloom/model';
import { COUNTS_FILE, POINTS_FILE } from '../../coverage/packed.ts';
import type { Planning } from '../kind.ts';
import { simulate } from '../simulate/kind.ts';
import { compiled as compiledSimulation, plan as planSimulation } from '../simulate/plan.ts';
import { plusargsOf } from '../simulate/simulationOptions.ts';
import type { PlanTree } from '../planContext.ts';
import { canFail } from './canFail.ts';
import { caseScript, markOf } from './caseScript.ts';
import type { CasesRequest } from './kind.ts';

/** In a folder: what a model depends on lies beside the sources. */
const SCRIPT = 'cases/simulate.sh';
const VERILATOR_SEED = /^\+verilator\+seed\+/;
const SEED = /^\+seed=/;

async function checksNothing(paths: readonly string[], tree: PlanTree): Promise<boolean> {
  for (const path of paths) if (canFail((await tree.readText(path, 'testbench')) ?? '')) return false;
  return paths.length > 0;
}

/** The call of one case: the model's as it is planned, with the case's seed and plusargs. */
function callOf({ argv }: RunStep, { seed, plusargs }: CasesRequest['simulations'][number]): string[] {
  const model = argv
    .filter((word) => !SEED.test(word))
    .map((word) => (VERILATOR_SEED.test(word) ? `+verilator+seed+${seed}` : word));
  return [...model, ...plusargsOf({ plusargs: plusargs.split(/\s+/).filter(Boolean), seed })];
}

function outputsOf(request: CasesRequest, outputs: RunPlan['outputs']): RunPlan['outputs'] {
  const others = outputs.filter(({ kind }) => kind !== 'coverage');
  if (!request.coverage) return others;
  const files = [POINTS_FILE, COUNTS_FILE].map((path) => ({
    ...{ path, kind: 'coverage' as const, title: path, mediaType: 'application/gzip' },
  }));
  return [...others, ...files];
}

export const plan: Planning<CasesRequest>['plan'] = async (request, context) => {
  const { build, simulations, ...options } = request;
  // With Icarus Verilog a seed that no source reads is refused.
  const seed = simulations.find((each) => each.seed !== 1)?.seed;
  const planned = await planSimulation(simulate.request.parse({ ...options, seed }), context);
  const { steps, files, outputs, ...whole } = planned.plan;
  const building = steps.filter(({ id }) => id !== 'simulate');
  const model = steps.find(({ id }) => id === 'simulate')!;
  const common = { ...whole, kind: 'cases', title: build };
  if (simulations.length === 0)
    return { ...planned, plan: { ...common, files, outputs: [], steps: building } };
  const mark = markOf(context.sha256(JSON.stringify([context.treeId, request])));
  const says = (await checksNothing(model.sources ?? [], context.tree)) ? [`${mark}: checks nothing`] : [];
  const script = caseScript(mark, request, (each) => callOf(model, each));
  const step: RunStep = {
    ...model,
    argv: ['bash', `../${SCRIPT}`],
    tool: 'cases',
    weight: Math.max(3, simulations.length),
    env: { NETLOOM_MARK: mark, NETLOOM_CASES: String(simulations.length) },
  };
  const text = says.length === 0 ? script : script.replace('\n', `\necho '${says[0]}'\n`);
  return {
    ...planned,
    plan: {
      ...common,
      files: { ...files, [SCRIPT]: text },
      outputs: outputsOf(request, outputs),
      steps: [...building, step],
    },
  };
};

export const compiled: Planning<CasesRequest>['compiled'] = (request, top, tree) =>
  compiledSimulation!(simulate.request.parse(request), top, tree);

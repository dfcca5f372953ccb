import { saidOf } from '@netloom/model';
import { checkRegress, missingOf, regressKind, simulationsOf } from '@netloom/model/regression';
import type { BuildWork, RegressFile, Simulation } from '@netloom/model/regression';
import { PlanError } from '../../planError.ts';
import { MOST_IN_A_RUN } from '../cases/kind.ts';
import type { Composing, Member } from '../kind.ts';
import type { PlanTree } from '../planContext.ts';
import { checkOptions } from './checkOptions.ts';
import type { RegressionRequest } from './kind.ts';

/** Runs that a build's simulations are shared out to, where there are enough of them. */
const RUNS = 32;
const FEWEST = 4;
/** What the limits of the simulations of one run add up to at most, and what is left for its build. */
const MOST_SECONDS = 20_000;
const BUILD_SECONDS = 900;
/** Simulations with waves are runs of their own. */
const MOST_WITH_WAVES = 200;

async function readPlan(path: string, tree: PlanTree): Promise<RegressFile> {
  const { document, diagnostics } = regressKind.read(await tree.requireText(path, 'path'), path);
  const faults = document === undefined ? diagnostics : checkRegress(document);
  const [fault] = faults.filter(({ severity }) => severity === 'error');
  if (document === undefined || fault !== undefined)
    throw new PlanError('regress-wrong', 'path', { path, message: fault ? saidOf(fault) : '' });
  return document;
}

/** Some simulations after the other in each run; the limits of none add up to more than a run may take. */
function shares(simulations: readonly Simulation[], size: number): Simulation[][] {
  const found: Simulation[][] = [];
  let seconds = 0;
  for (const each of simulations) {
    const last = found.at(-1);
    const isFull = last === undefined || last.length >= size || seconds + each.seconds > MOST_SECONDS;
    if (isFull) {
      found.push([each]);
      seconds = each.seconds;
    } else {
      last.push(each);
      seconds += each.seconds;
    }
  }
  return found;
}

/** What a run may take: the plan's word is before what a request has when it says nothing. */
function roomOf({ executor = {} }: RegressFile, request: RegressionRequest) {
  const { priority, cores = executor.cores, partition = executor.partition } = request;
  const { memoryMegabytes = request.memoryMegabytes, diskMegabytes = request.diskMegabytes } = executor;
  return { memoryMegabytes, diskMegabytes, priority, cores, partition };
}

function membersOf(
  { name, build, simulations }: BuildWork,
  request: RegressionRequest,
  plan: RegressFile,
): Member[] {
  const { waves } = request;
  const common = {
    ...roomOf(plan, request),
    ...{ ...build, build: name, trace: waves, kind: 'cases' as const },
  };
  const most = Math.min(MOST_IN_A_RUN, Math.max(FEWEST, Math.ceil(simulations.length / RUNS)));
  const runs = shares(simulations, waves ? 1 : most).map((share, index): Member => {
    const seconds = BUILD_SECONDS + share.reduce((sum, each) => sum + 2 * each.seconds, 0);
    return { name: `${name}:${index}`, request: { ...common, simulations: share, seconds } };
  });
  // What is compiled with Verilator is kept for all; Icarus compiles in no time.
  if (build.simulator === 'icarus') return runs;
  const first: Member = { name: `${name}:build`, request: { ...common, seconds: BUILD_SECONDS } };
  return [first, ...runs.map((run) => ({ ...run, after: [first.name] }))];
}

/** What must pass beside the simulations, over the same files; whoever chooses some of these has chosen none of those. */
function checksOf(plan: RegressFile, request: RegressionRequest): Member[] {
  if (request.groups.length > 0 || request.only.length > 0) return [];
  return Object.entries(plan.checks ?? {}).map(([name, check]): Member => ({
    name: `check:${name}`,
    request: { ...roomOf(plan, request), ...checkOptions(check) },
  }));
}

export const compose: Composing<RegressionRequest>['compose'] = async (request, context, runIdOf) => {
  const { path, groups, only, waves } = request;
  const plan = await readPlan(path, context.tree);
  const missing = missingOf(plan, request);
  if (missing !== undefined) {
    const { kind, name } = missing;
    throw new PlanError(`no-${kind}`, kind === 'case-group' ? 'groups' : 'only', { name, path });
  }
  const past = await context.past?.(path, plan);
  const work = simulationsOf(plan, { groups, only, origin: runIdOf('seeds'), past });
  const all = work.reduce((sum, { simulations }) => sum + simulations.length, 0);
  if (all === 0) throw new PlanError('no-cases', 'path', { path });
  if (waves && all > MOST_WITH_WAVES)
    throw new PlanError('too-many-waves', 'waves', { all: String(all), most: String(MOST_WITH_WAVES) });
  const members = work.flatMap((each) => membersOf(each, request, plan));
  return { title: plan.name, top: plan.name, members: [...members, ...checksOf(plan, request)] };
};

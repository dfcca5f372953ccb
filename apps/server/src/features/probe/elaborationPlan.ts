import type { RunPlan } from '@netloom/model';
import { planElaboration } from '@netloom/tools';
import type { SourceSet } from '@netloom/tools';
import { kindOf, PlanError } from '@netloom/tools/planning';
import type { ProjectTree } from '../../projects/index.ts';
import { planRefusal } from '../runs/index.ts';
import type { RunRecord } from '../runs/index.ts';

const LIMITS = { seconds: 120, memoryMegabytes: 3072, processes: 32, diskMegabytes: 2048 };

async function sourceSet({ request, top }: RunRecord, tree: ProjectTree): Promise<SourceSet> {
  const { compiled } = (await kindOf(request.kind)?.load.plan?.()) ?? {};
  if (compiled) return compiled(request, top, tree);
  throw new PlanError('no-design', undefined, { kind: request.kind });
}

/** Plans the elaboration of what a run compiled, from the tree that it had. @throws a 601 where that cannot be done. */
export async function elaborationPlan(run: RunRecord, tree: ProjectTree): Promise<RunPlan> {
  try {
    return planElaboration(await sourceSet(run, tree), LIMITS);
  } catch (error) {
    throw error instanceof PlanError ? planRefusal(error, 'runId') : error;
  }
}

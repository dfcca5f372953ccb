import type { RunRequest } from '@netloom/contract';
import { kindOf } from '@netloom/tools/planning';
import type { PlanContext, PlannedRun } from '@netloom/tools/planning';
import { warning } from '../../../http/refuse.ts';
import { refusing } from './refusing.ts';

/** Decides what a run of the pinned tree does. @throws a 404 or 601 that names the field of what cannot be run. */
export async function planRun(request: RunRequest, context: PlanContext): Promise<PlannedRun> {
  const planning = await kindOf(request.kind)?.load.plan?.();
  if (planning === undefined)
    throw warning('kind-unknown', { field: 'kind', values: { kind: request.kind } });
  return refusing(context.tree, () => planning.plan(request, context));
}

import type { RunRequest } from '@netloom/contract';
import { kindOf, MissingError, PlanError } from '@netloom/tools/planning';
import type { PlanContext, PlannedRun } from '@netloom/tools/planning';
import { notFound, warning } from '../../../http/problem.ts';

/** Decides what a run of the pinned tree does. @throws a 404 or 601 that names the field of what cannot be run. */
export async function planRun(request: RunRequest, context: PlanContext): Promise<PlannedRun> {
  const kind = kindOf(request.kind);
  if (kind === undefined) throw warning(`kind: "${request.kind}" cannot be run by this version`);
  const { plan } = await kind.load.plan();
  try {
    return await plan(request, context);
  } catch (error) {
    if (error instanceof MissingError) throw notFound(error.message);
    throw error instanceof PlanError ? warning(error.message) : error;
  }
}

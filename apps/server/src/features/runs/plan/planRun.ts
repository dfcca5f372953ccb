import type { RunRequest } from '@netloom/contract';
import type { RunKind } from '@netloom/model';
import { PlanError } from '@netloom/tools';
import { warning } from '../../../http/problem.ts';
import { boot } from './boot/boot.ts';
import { lint } from './lint.ts';
import type { PlanContext, PlannedRun, Planner } from './planner.ts';
import { place } from './place.ts';
import { simulate } from './simulate.ts';
import { synthesize } from './synthesize.ts';
import { timing } from './timing.ts';

const PLANNERS: { [K in RunKind]?: Planner<K> } = { boot, lint, place, simulate, synthesize, timing };

/** Decides what a run of the pinned tree does. @throws a 404 or 601 that names the field of what cannot be run. */
export async function planRun(request: RunRequest, context: PlanContext): Promise<PlannedRun> {
  const planner = PLANNERS[request.kind] as Planner | undefined;
  if (planner === undefined) throw warning(`kind: "${request.kind}" cannot be run yet`);
  try {
    return await planner(request, context);
  } catch (error) {
    throw error instanceof PlanError ? warning(error.message) : error;
  }
}

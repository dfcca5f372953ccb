import type { RequestOf, RunRequest } from '@netloom/contract';
import type { RunKind, RunPlan } from '@netloom/model';
import type { ProjectTree } from '../../../projects/index.ts';
import type { Services } from '../../../services.ts';

/** Where a plan is made: the pinned tree, exported into the run's sources, and the department whose runs may be read. */
export interface PlanContext {
  tree: ProjectTree;
  /** Id of the pinned git tree. */
  treeId: string;
  deptId: number;
  services: Services;
}

export interface PlannedRun {
  plan: RunPlan;
  /** Module that is elaborated. */
  top: string;
  /** Files of other runs or of the machine that are copied into the run's folder: path inside it → file. */
  inputs?: Record<string, string>;
}

/** Decides what a run does. @throws a 404 or 601 that names the field of what cannot be run. */
export type Planner<K extends RunKind = RunKind> = (
  request: RequestOf<K>,
  context: PlanContext,
) => Promise<PlannedRun>;

/** The limits that a request asks for. */
export function limitsOf({ seconds, memoryMegabytes, diskMegabytes }: RunRequest) {
  return { seconds, memoryMegabytes, processes: 256, diskMegabytes };
}

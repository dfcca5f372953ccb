import type { RequestOf, SynthesisTarget } from '@netloom/contract';
import { notFound, warning } from '../../../http/problem.ts';
import { findRun } from '../repository.ts';
import type { RunRecord } from '../repository.ts';
import type { PlanContext } from './planner.ts';

export interface Synthesized {
  run: RunRecord;
  request: RequestOf<'synthesize'>;
}

/** A passed synthesis of the same department for a target. @throws a 404 or 601 that names `synthesisRunId`. */
export async function requireSynthesis(
  runId: string,
  target: SynthesisTarget,
  { deptId, services }: PlanContext,
): Promise<Synthesized> {
  const run = await findRun(services.database, runId);
  if (run?.deptId !== deptId || run.request.kind !== 'synthesize')
    throw notFound(`synthesisRunId: there is no synthesis run ${runId} in this department`);
  if (run.verdict !== 'passed')
    throw warning(`synthesisRunId: the synthesis of ${run.top} did not pass; synthesize it again`);
  if (run.request.target !== target)
    throw warning(
      `synthesisRunId: ${run.top} was synthesized for "${run.request.target}"; synthesize it for "${target}"`,
    );
  return { run, request: run.request };
}

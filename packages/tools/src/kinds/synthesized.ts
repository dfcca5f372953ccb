import { MissingError, PlanError } from '../planError.ts';
import type { EarlierRun, PlanContext } from './planContext.ts';
import { SynthesizeRequest } from './synthesize/kind.ts';
import type { SynthesisTarget } from './synthesize/kind.ts';

interface Synthesized {
  run: EarlierRun;
  request: SynthesizeRequest;
}

/** A passed synthesis of the same project for a target. @throws a PlanError that names `synthesisRunId`. */
export async function requireSynthesis(
  runId: string,
  target: SynthesisTarget,
  context: PlanContext,
): Promise<Synthesized> {
  const run = await context.run(runId);
  if (run?.kind !== 'synthesize')
    throw new MissingError(`synthesisRunId: there is no synthesis run ${runId} in this department`);
  if (run.verdict !== 'passed')
    throw new PlanError(`synthesisRunId: the synthesis of ${run.top} did not pass; synthesize it again`);
  const request = SynthesizeRequest.parse(run.request);
  if (request.target !== target)
    throw new PlanError(
      `synthesisRunId: ${run.top} was synthesized for "${request.target}"; synthesize it for "${target}"`,
    );
  return { run, request };
}

/** A file that a run left. @throws a PlanError without it. */
export async function requireFile(run: EarlierRun, path: string): Promise<string> {
  const file = await run.file(path);
  if (file === undefined) throw new MissingError(`the run left no file ${path}`);
  return file;
}

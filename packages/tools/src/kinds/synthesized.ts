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
    throw new MissingError('no-synthesis', 'synthesisRunId', { run: String(runId) });
  if (run.verdict !== 'passed') throw new PlanError('synthesis-failed', 'synthesisRunId', { top: run.top });
  const request = SynthesizeRequest.parse(run.request);
  if (request.target !== target)
    throw new PlanError('synthesis-target', 'synthesisRunId', {
      top: run.top,
      had: request.target,
      target,
    });
  return { run, request };
}

/** A file that a run left. @throws a PlanError without it. */
export async function requireFile(run: EarlierRun, path: string): Promise<string> {
  const file = await run.file(path);
  if (file === undefined) throw new MissingError('no-result', undefined, { path });
  return file;
}

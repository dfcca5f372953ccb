import { existsSync } from 'node:fs';
import { kindOf } from '@netloom/contract';
import type { RequestOf } from '@netloom/contract';
import { hostOf, readPlan, runFolder } from '@netloom/executor';
import type { CaseOutcome } from '@netloom/tools/reading';
import { inWorker } from '../../../inWorker/index.ts';
import { Mutex } from '../../../projects/mutex.ts';
import type { Services } from '../../../services.ts';
import { findRun, runsChanged } from '../../runs/index.ts';
import type { RunRecord } from '../../runs/index.ts';
import { lookAtMachine } from '../../tool/index.ts';
import { ensureRegression } from '../ensureRegression.ts';
import { simulateOnceMore } from './onceMore.ts';
import { noteFinished, storeResults, untakenRuns } from './repository.ts';
import type { ReadingTask } from './readResults.ts';
import { resultRows } from './resultRows.ts';
import { tellResults } from './heard.ts';

/** Results of one regression are taken one run after the other, so that its figures are those of all. */
const turns = new Mutex();

/** Takes the results of a run that has ended, if it is one of a regression; what was taken is not taken twice. */
export async function takeResults(child: RunRecord, services: Services): Promise<void> {
  if (child.kind === 'regression') return finish(child, services);
  const { parentRunId, kind } = child;
  if (kind !== 'cases' || parentRunId === null) return;
  const request = kindOf('cases')!.request.safeParse(child.request).data as RequestOf<'cases'> | undefined;
  const parent = await findRun(services.database, parentRunId);
  if (parent?.kind !== 'regression' || request === undefined || request.simulations.length === 0) return;
  await turns.run(parentRunId, async () => {
    await ensureRegression(parent, services);
    const [needed] = child.needs;
    const before = needed === undefined ? undefined : await findRun(services.database, needed);
    const build = before?.verdict
      ? { verdict: before.verdict, reason: before.reason, cause: before.cause }
      : undefined;
    const outcomes = await outcomesOf(child, services);
    const tool = await toolOf(request.simulator, services);
    const host = hostOf(services.runs.folderOf(child.runId));
    await storeResults(services.database, resultRows({ child, request, outcomes, build, tool, host }));
    runsChanged(services.hub, child.deptId);
    await tellResults({ child, runId: parentRunId }, services);
  });
}

/** After the results of its runs, which ended before it. */
async function finish(regression: RunRecord, services: Services): Promise<void> {
  await ensureRegression(regression, services);
  for (const runId of await untakenRuns(services.database, regression.runId)) {
    const run = await findRun(services.database, runId);
    if (run !== undefined) await takeResults(run, services);
  }
  const { runId, finishTime } = regression;
  const isFirst = await noteFinished(services.database, runId, finishTime ?? new Date());
  // Who looks at the regression was told of the run's end before its results were there.
  runsChanged(services.hub, regression.deptId);
  if (isFirst) await simulateOnceMore(regression, services);
}

/** How each simulation of a run that has ended came out, as far as its log says it. */
export async function outcomesOf(
  { runId }: RunRecord,
  { runs }: Pick<Services, 'runs'>,
): Promise<CaseOutcome[]> {
  const folder = runs.folderOf(runId);
  const { log } = runFolder(folder);
  const plan = existsSync(log) ? await readPlan(folder).catch(() => undefined) : undefined;
  const step = plan?.steps.find(({ tool }) => tool === 'cases');
  if (step === undefined) return [];
  const { env, sources, patterns } = step;
  const data: ReadingTask = { log, step: { env, sources, patterns } };
  const program = new URL('./readResults.worker.ts', import.meta.url);
  return inWorker<CaseOutcome[]>({
    ...{ program, data, field: 'runId', task: 'read-report', seconds: 600 },
  });
}

async function toolOf(simulator: 'verilator' | 'icarus', { settings }: Services): Promise<string> {
  const program = simulator === 'icarus' ? 'iverilog' : 'verilator';
  const { tools } = await lookAtMachine(settings);
  return [simulator, tools.find(({ name }) => name === program)?.version].filter(Boolean).join(' ');
}

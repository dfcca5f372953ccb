import { showRun } from '@netloom/contract';
import { readPlan } from '@netloom/executor';
import type { RunPlan } from '@netloom/model';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { memberOfRun } from './policy.ts';
import { expectedStart } from './queue/expectedStart.ts';
import { placeOf, stepMedians } from './queue/repository.ts';
import { runRow } from './rows.ts';

/** Where the machine keeps what a step is given is nobody's business. */
const withoutMounts = (plan: RunPlan): RunPlan => {
  const steps = plan.steps.map(({ mounts: _mounts, ...step }) => step);
  return { ...plan, steps };
};

export const showRoute = implement(
  showRun,
  memberOfRun('run:view', ({ query }) => query.runId),
  async (_incoming, { run }, { database, runs }) => {
    const plan = await readPlan(runs.folderOf(run.runId)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      // Only one that never started may have no folder: a lost one has lost it.
      if (run.composed || (run.parentRunId !== null && run.startTime === null)) return null;
      throw notFound('run-folder-gone', { field: 'runId', values: { run: run.runId } });
    });
    const place = run.state === 'queued' ? await placeOf(database, run.runId) : undefined;
    const expected = place === undefined ? undefined : await expectedStart(database, place, runs.slots);
    return {
      ...(await runRow(run, database)),
      plan: plan && withoutMounts(plan),
      request: run.request,
      queuePlace: place ?? null,
      expectedStart: expected?.toISOString() ?? null,
      stepMedians: await stepMedians(database, run),
    };
  },
);

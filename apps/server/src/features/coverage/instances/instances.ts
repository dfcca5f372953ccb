import { instanceToggles as call } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { inWorker } from '../../../inWorker/index.ts';
import { artifactFile, findRun } from '../../runs/index.ts';
import { memberOfRegression, wavesOf } from '../../regression/index.ts';
import { membersOf, passedOf } from '../repository.ts';
import type { InstanceRow } from './toggles.ts';

/** What simulations that passed have left waves of; with waves each is a run of its own. */
export const instancesRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async ({ query: { runId } }, _member, services) => {
    const { database } = services;
    const children = await membersOf(database, runId);
    const waves = await wavesOf(database, children);
    const files: string[] = [];
    let simulations = 0;
    for (const child of children) {
      const passed = (await passedOf(database, child)).size;
      simulations += passed;
      const path = waves.get(child);
      const run = passed > 0 && path !== undefined ? await findRun(database, child) : undefined;
      if (run !== undefined) files.push(await artifactFile(run, path!, services));
    }
    const program = new URL('./toggles.worker.ts', import.meta.url);
    const task = { program, data: files, field: 'runId', task: 'read-report', seconds: 120 } as const;
    const rows = files.length === 0 ? [] : await inWorker<InstanceRow[]>(task);
    return { simulations, waves: files.length, rows };
  },
);

import { coverageFile } from '@netloom/contract';
import { readPlan } from '@netloom/executor';
import { benchFile } from '@netloom/tools/planning';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { memberOfRun } from '../runs/index.ts';
import { coverageOf } from './coverageData.ts';

export const coverageFileRoute = implement(
  coverageFile,
  memberOfRun('run:view', ({ query }) => query.runId),
  async ({ query: { path } }, { run }, services) => {
    const points = (await coverageOf(run, services)).get(path);
    if (points === undefined) throw notFound('no-coverage-of', { field: 'path', values: { path } });
    const text =
      run.request.kind === 'bench'
        ? benchFile(await readPlan(services.runs.folderOf(run.runId)), path)
        : await services.projects.readPinned(run.deptId, run.tree, path);
    if (text === undefined) throw notFound('no-file-of-run', { field: 'path', values: { path } });
    return { path, text, points };
  },
);

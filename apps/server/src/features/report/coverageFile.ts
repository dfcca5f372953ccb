import { coverageFile } from '@netloom/contract';
import { notFound } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { memberOfRun } from '../runs/index.ts';
import { coverageOf } from './coverageData.ts';

export const coverageFileRoute = implement(
  coverageFile,
  memberOfRun('run:view', ({ query }) => query.runId),
  async ({ query: { path } }, { run }, services) => {
    const points = (await coverageOf(run, services)).get(path);
    if (points === undefined) throw notFound(`path: the run has no coverage of ${path}`);
    const text = await services.projects.readPinned(run.deptId, run.tree, path);
    if (text === undefined) throw notFound(`path: ${path} is no file of the tree that the run read`);
    return { path, text, points };
  },
);

import { readFile } from 'node:fs/promises';
import { placementReport } from '@netloom/contract';
import { PLACEMENT_REPORT, readPlacementReport } from '@netloom/tools';
import { notFound } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { artifactFile, memberOfRun } from '../runs/index.ts';

export const placementReportRoute = implement(
  placementReport,
  memberOfRun('run:view', ({ query }) => query.runId),
  async (_incoming, { run }, services) => {
    const { request } = run;
    if (request.kind !== 'place') throw notFound(`runId: ${run.runId} is not a placement run`);
    const file = await artifactFile(run, PLACEMENT_REPORT, services);
    return readPlacementReport(await readFile(file, 'utf8'), request);
  },
);

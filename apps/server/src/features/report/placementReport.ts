import { readFile } from 'node:fs/promises';
import { placementReport } from '@netloom/contract';
import { PLACEMENT_REPORT, readPlacementReport } from '@netloom/tools';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { artifactFile, memberOfRun } from '../runs/index.ts';

export const placementReportRoute = implement(
  placementReport,
  memberOfRun('run:view', ({ query }) => query.runId),
  async (_incoming, { run }, services) => {
    const { request } = run;
    if (request.kind !== 'place')
      throw notFound('no-placement-run', { field: 'runId', values: { run: run.runId } });
    const file = await artifactFile(run, PLACEMENT_REPORT, services);
    return readPlacementReport(await readFile(file, 'utf8'), request);
  },
);

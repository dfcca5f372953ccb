import { readFile } from 'node:fs/promises';
import { crossingReport } from '@netloom/contract';
import { CrossingReport } from '@netloom/model';
import { CROSSINGS_REPORT } from '@netloom/tools';
import { findSocPlaces } from '@netloom/tools/planning';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { artifactFile, memberOfRun } from '../runs/index.ts';

export const crossingReportRoute = implement(
  crossingReport,
  memberOfRun('run:view', ({ query }) => query.runId),
  async (_incoming, { run, caller }, services) => {
    if (run.request.kind !== 'crossings')
      throw notFound('no-crossings-run', { field: 'runId', values: { run: run.runId } });
    const file = await artifactFile(run, CROSSINGS_REPORT, services);
    const tree = await services.projects.tree(run.deptId, caller.userId);
    const soc = (await findSocPlaces(run.top, tree)) ?? null;
    // Written in the sandbox, where a design may have had a hand in it.
    return { ...CrossingReport.parse(JSON.parse(await readFile(file, 'utf8'))), soc };
  },
);

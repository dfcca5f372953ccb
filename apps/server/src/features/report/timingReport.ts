import { readFile } from 'node:fs/promises';
import { timingReport } from '@netloom/contract';
import { logSize, readLog } from '@netloom/executor';
import { readTimingReport, TIMING_FILES } from '@netloom/tools';
import type { TimingFiles } from '@netloom/tools';
import { notFound } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { artifactFile, findSoc, memberOfRun } from '../runs/index.ts';
import type { RunRecord } from '../runs/index.ts';

/** Where paths are looked for in the log; those of a longer one are shown without their place. */
const LOG_LIMIT = 64_000_000;

async function filesOf(run: RunRecord, services: Services): Promise<TimingFiles> {
  const texts = Object.entries(TIMING_FILES).map(async ([key, path]) => {
    const file = await artifactFile(run, path, services);
    return [key, await readFile(file, 'utf8')] as const;
  });
  const folder = services.runs.folderOf(run.runId);
  const log = await readLog(folder, 0, Math.min(await logSize(folder), LOG_LIMIT));
  return {
    ...(Object.fromEntries(await Promise.all(texts)) as Record<keyof typeof TIMING_FILES, string>),
    log,
  };
}

export const timingReportRoute = implement(
  timingReport,
  memberOfRun(({ query }) => query.runId),
  async (_incoming, { run, caller }, services) => {
    const { request, top } = run;
    if (request.kind !== 'timing') throw notFound(`runId: ${run.runId} is not a timing run`);
    const sdcFile = request.sdc === '' ? null : request.sdc;
    const found = await findSoc(top, await services.projects.tree(run.deptId, caller.userId));
    const soc =
      found === undefined ? null : { path: found.path, instances: Object.keys(found.document.instances) };
    return readTimingReport(await filesOf(run, services), { top, limit: request.paths, sdcFile, soc });
  },
);

import { readFile } from 'node:fs/promises';
import { timingReport } from '@netloom/contract';
import { logSize, readLog } from '@netloom/executor';
import type { TimingReport } from '@netloom/model';
import { MEASURED_PATHS, readTimingReport, TIMING_FILES } from '@netloom/tools';
import type { TimingFiles } from '@netloom/tools';
import { findSocPlaces } from '@netloom/tools/planning';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { inWorker } from '../../inWorker/index.ts';
import type { Services } from '../../services.ts';
import { artifactFile, memberOfRun } from '../runs/index.ts';
import type { RunRecord } from '../runs/index.ts';

/** Where paths are looked for in the log; those of a longer one are shown without their place. */
const LOG_LIMIT = 64_000_000;
/** Reading more characters than these would hold other calls up. */
const LARGE = 8_000_000;

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

function readReport(
  files: TimingFiles,
  known: Parameters<typeof readTimingReport>[1],
): TimingReport | Promise<TimingReport> {
  const size = Object.values(files).reduce((sum, each) => sum + each.length, 0);
  if (size < LARGE) return readTimingReport(files, known);
  return inWorker<TimingReport>({
    program: new URL('./timingReport.worker.ts', import.meta.url),
    data: { files, known },
    field: 'runId',
    task: 'read-report',
  });
}

export const timingReportRoute = implement(
  timingReport,
  memberOfRun('run:view', ({ query }) => query.runId),
  async (_incoming, { run, caller }, services) => {
    const { request, top } = run;
    if (request.kind !== 'timing' && request.kind !== 'measure')
      throw notFound('no-timing-run', { field: 'runId', values: { run: run.runId } });
    const sdcFile = request.kind === 'measure' || request.sdc === '' ? null : request.sdc;
    const limit = request.kind === 'measure' ? MEASURED_PATHS : request.paths;
    const tree = await services.projects.tree(run.deptId, caller.userId);
    const soc = (await findSocPlaces(top, tree)) ?? null;
    return readReport(await filesOf(run, services), { top, limit, sdcFile, soc });
  },
);

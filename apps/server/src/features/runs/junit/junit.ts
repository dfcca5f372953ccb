import { BASE_PATH, runJunit, runLog } from '@netloom/contract';
import { junitCase, junitXml } from '@netloom/executor';
import type { JunitRun } from '@netloom/executor';
import { warning } from '../../../http/refuse.ts';
import { implementDownload } from '../../../http/route.ts';
import { requestDetails } from '../compare/requestLabel.ts';
import { listChildren } from '../composed/repository.ts';
import { memberOfRun } from '../policy.ts';
import type { RunRecord } from '../repository.ts';

/** What a reader may want to find the run again by. */
function propertiesOf({
  runId,
  kind,
  tree,
  branch,
  cpuSeconds,
  peakBytes,
}: RunRecord): Record<string, string> {
  return {
    runId,
    kind,
    tree,
    ...(branch !== '' && { branch }),
    ...(cpuSeconds !== null && { cpuSeconds: String(cpuSeconds) }),
    ...(peakBytes !== null && { peakBytes: String(peakBytes) }),
  };
}

function reported(run: RunRecord): JunitRun {
  const { startTime, finishTime } = run;
  const seconds = startTime && finishTime ? (finishTime.getTime() - startTime.getTime()) / 1000 : 0;
  return { ...run, details: requestDetails(run.request), seconds };
}

/** A run of runs is a suite of them, any other a suite of itself. */
export const junitRoute = implementDownload(
  runJunit,
  memberOfRun('run:view', ({ query }) => query.runId),
  async (_incoming, { run }, { runs, database, settings }) => {
    if (run.state !== 'finished')
      throw warning('run-unfinished', { field: 'runId', values: { run: run.runId } });
    const parts = run.composed ? await listChildren(database, [run.runId]) : [run];
    const logOf = (runId: string) => `${settings.publicUrl ?? ''}${BASE_PATH}${runLog.path}?runId=${runId}`;
    const suite = {
      name: run.title,
      begun: run.startTime ?? run.createTime,
      properties: propertiesOf(run),
      cases: await Promise.all(
        parts.map((part) => junitCase(reported(part), runs.folderOf(part.runId), logOf(part.runId))),
      ),
    };
    const name = `${run.title}-${run.runId.slice(0, 8)}.junit.xml`;
    return { content: Buffer.from(junitXml(suite)), name, mediaType: 'application/xml' };
  },
);

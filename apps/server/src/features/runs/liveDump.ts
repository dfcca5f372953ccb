import { artifactPath, readPlan } from '@netloom/executor';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { HIERARCHY_SUFFIX } from './keep/collect.ts';
import type { RunRecord } from './repository.ts';

interface LiveDump {
  path: string;
  /** Absent when the writer has closed the dump. */
  hierarchy?: string;
}

/**
 * The growing dump of a run that goes on, where it stands in the run's folder; its reader must bear that it changes at
 * any time. @throws a 404 for a file that the run is not to leave as its wave, and while there is none.
 */
export async function liveDump(
  { runId }: RunRecord,
  file: string,
  { runs }: Pick<Services, 'runs'>,
): Promise<LiveDump> {
  const folder = runs.folderOf(runId);
  const { outputs } = await readPlan(folder);
  const isWave = outputs.some(({ kind, path }) => kind === 'wave' && path === file);
  const path = isWave ? await artifactPath(folder, file) : undefined;
  if (path === undefined) throw notFound(`file: the run has written no wave ${file} yet`);
  const hierarchy = await artifactPath(folder, file + HIERARCHY_SUFFIX);
  return { path, ...(hierarchy !== undefined && { hierarchy }) };
}

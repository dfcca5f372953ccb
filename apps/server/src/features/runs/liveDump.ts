import { readPlan, runFolder } from '@netloom/executor';
import { isNoFile, statBeneath } from '@netloom/executor/beneath';
import { notFound } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { HIERARCHY_SUFFIX } from './keep/collect.ts';
import type { RunRecord } from './repository.ts';

/** Whoever opens a dump goes down to it from its root. */
export interface DumpPlace {
  root: string;
  /** From the root. */
  path: string;
  /** Absent when the writer has closed the dump. */
  hierarchy?: string;
}

/** Says only what there was to find: the run may put anything there by the time that it is opened. */
function isFile(root: string, path: string): boolean {
  try {
    return statBeneath(root, path)?.isFile() === true;
  } catch (error) {
    if (!isNoFile(error)) throw error;
    return false;
  }
}

/**
 * The growing dump of a run that goes on, beneath the run's working folder; its reader must bear that it changes at any
 * time, links on the way included. @throws a 404 for a file that the run is not to leave as its wave, and while there is
 * none.
 */
export async function liveDump(
  { runId }: RunRecord,
  path: string,
  { runs }: Pick<Services, 'runs'>,
): Promise<DumpPlace> {
  const folder = runs.folderOf(runId);
  const { outputs } = await readPlan(folder);
  const root = runFolder(folder).work;
  const isWave = outputs.some((output) => output.kind === 'wave' && output.path === path);
  if (!isWave || !isFile(root, path)) throw notFound('no-wave-yet', { field: 'file', values: { path } });
  const hierarchy = path + HIERARCHY_SUFFIX;
  return { root, path, ...(isFile(root, hierarchy) && { hierarchy }) };
}

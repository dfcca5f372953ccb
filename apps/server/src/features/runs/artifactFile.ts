import { artifactPath } from '@netloom/executor';
import { notFound, warning } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import type { RunRecord } from './repository.ts';

/**
 * A file that a finished run left behind, by its path in the run's folder.
 * @throws a 601 while the run goes on: it could still change the file, or put a link in its place; a 404 without one.
 */
export async function artifactFile(
  { runId, state }: RunRecord,
  path: string,
  { runs }: Pick<Services, 'runs'>,
): Promise<string> {
  if (state !== 'finished') throw warning(`runId: run ${runId} has not finished yet`);
  const file = await artifactPath(runs.folderOf(runId), path);
  if (file === undefined) throw notFound(`the run left no file ${path}`);
  return file;
}

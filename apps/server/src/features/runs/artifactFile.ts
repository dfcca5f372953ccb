import { notFound, warning } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { findArtifact, listArtifacts } from './keep/repository.ts';
import type { ArtifactRecord } from './keep/repository.ts';
import type { RunRecord } from './repository.ts';

type Needs = Pick<Services, 'database' | 'store' | 'keeper'>;

/** @throws a 601 while the run goes on: it could still change its files, or put links in their place. */
async function requireStored({ runId, state, stored }: RunRecord, { keeper }: Needs): Promise<void> {
  if (state !== 'finished') throw warning('run-unfinished', { field: 'runId', values: { run: runId } });
  if (!stored) await keeper.keep(runId);
}

/** What a finished run left. @throws a 601 while the run goes on. */
export async function artifactsOf(run: RunRecord, services: Needs): Promise<ArtifactRecord[]> {
  await requireStored(run, services);
  return listArtifacts(services.database, run.runId);
}

/** What a finished run left at a path of its folder, if anything. @throws a 601 while the run goes on. */
export async function artifactAt(
  run: RunRecord,
  path: string,
  services: Needs,
): Promise<ArtifactRecord | undefined> {
  await requireStored(run, services);
  return findArtifact(services.database, run.runId, path);
}

/**
 * A file that a finished run left behind, by its path in the run's folder. @throws a 601 while the run goes on; a 404
 * without one.
 */
export async function artifactFile(run: RunRecord, path: string, services: Needs): Promise<string> {
  const artifact = await artifactAt(run, path, services);
  if (artifact === undefined) throw notFound('no-result', { values: { path } });
  return services.store.path(artifact.sha256);
}

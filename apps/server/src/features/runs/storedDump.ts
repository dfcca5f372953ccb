import { relative } from 'node:path';
import { notFound } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { artifactsOf } from './artifactFile.ts';
import { HIERARCHY_SUFFIX } from './keep/collect.ts';
import type { DumpPlace } from './liveDump.ts';
import type { RunRecord } from './repository.ts';

/**
 * Where the dump that a finished run left at a path of its folder is stored, and the `.hier` file of an unfinished one:
 * in the store.
 * @throws a 404 without one, a 601 while the run goes on
 */
export async function storedDump(
  run: RunRecord,
  file: string,
  services: Pick<Services, 'database' | 'store' | 'keeper' | 'folder'>,
): Promise<DumpPlace> {
  const artifacts = await artifactsOf(run, services);
  const dump = artifacts.find(({ kind, path }) => kind === 'wave' && path === file);
  if (dump === undefined) throw notFound('no-wave', { field: 'file', values: { path: file } });
  const companion = artifacts.find(({ path }) => path === dump.path + HIERARCHY_SUFFIX);
  const root = services.folder.store;
  const inStore = ({ sha256 }: { sha256: string }) => relative(root, services.store.path(sha256));
  return { root, path: inStore(dump), ...(companion && { hierarchy: inStore(companion) }) };
}

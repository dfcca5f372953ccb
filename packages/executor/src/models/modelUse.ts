import { cacheFolders, type RunCaches } from '../runCaches.ts';
import { keptModels } from './makeRoom.ts';

/** How full the cache of compiled models is, in bytes. */
export async function modelUse(
  caches: RunCaches,
): Promise<{ bytes: number; limit: number; entries: number }> {
  const kept = await keptModels(cacheFolders(caches).models);
  const bytes = kept.reduce((sum, model) => sum + model.bytes, 0);
  return { bytes, limit: caches.modelBytes, entries: kept.length };
}

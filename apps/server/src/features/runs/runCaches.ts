import type { RunCaches } from '@netloom/executor';
import type { Services } from '../../services.ts';

/** What the runs of this server keep for later ones. */
export function runCaches({ folder, settings }: Pick<Services, 'folder' | 'settings'>): RunCaches {
  return { folder: folder.cache, modelBytes: settings.modelCacheMegabytes * 2 ** 20 };
}

import { restoreBackup } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { backupWork } from './backupWork.ts';
import { backupFile } from './backups.ts';
import { countUnfinishedRuns } from './repository.ts';

/** Time for the reply to reach the browser before the server starts anew. */
const RESTART_MILLISECONDS = 500;

export const restoreRoute = implement(
  restoreBackup,
  permitted('system:backup:restore'),
  async ({ body: { name, confirm } }, _scope, services) => {
    await backupFile(services.folder.backups, name);
    if (confirm !== name) throw warning('backup-name-expected', { field: 'confirm' });
    const unfinished = await countUnfinishedRuns(services.database);
    if (unfinished > 0) {
      throw warning('runs-unfinished', { values: { count: unfinished } });
    }
    await backupWork.stage(services, name);
    services.hub.endAll('restored');
    setTimeout(services.restart, RESTART_MILLISECONDS);
    return backupWork.state(services);
  },
);

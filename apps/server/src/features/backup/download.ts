import { downloadBackup } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implementDownload } from '../../http/route.ts';
import { backupFile } from './backups.ts';

/** A backup holds the key of the secrets too: it takes the right to restore. */
export const downloadRoute = implementDownload(
  downloadBackup,
  permitted('system:backup:restore'),
  async ({ query: { name } }, _scope, { folder }) => ({
    file: await backupFile(folder.backups, name),
    name,
    mediaType: 'application/gzip',
  }),
);

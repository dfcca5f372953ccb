import { rm } from 'node:fs/promises';
import { deleteBackup } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { backupFile } from './backups.ts';

export const deleteRoute = implement(
  deleteBackup,
  permitted('system:backup:restore'),
  async ({ body }, _scope, { folder }) => {
    await rm(await backupFile(folder.backups, body.name));
    return null;
  },
);

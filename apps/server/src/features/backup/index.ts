import type { Feature } from '../../services.ts';
import { backupStateRoute } from './backupState.ts';
import { backupWork } from './backupWork.ts';
import { deleteRoute } from './delete.ts';
import { downloadRoute } from './download.ts';
import { makeRoute } from './make.ts';
import { restoreRoute } from './restore.ts';
import { uploadRoute } from './upload.ts';

export const backup: Feature = {
  routes: [backupStateRoute, makeRoute, downloadRoute, uploadRoute, deleteRoute, restoreRoute],
  start: () => Promise.resolve(() => backupWork.settled()),
};

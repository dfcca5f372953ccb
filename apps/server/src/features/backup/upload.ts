import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { uploadBackup } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { backupWork } from './backupWork.ts';
import { backupRow } from './backups.ts';

const LIMITS = { files: 1, fields: 0, fileSize: 500 * 1024 ** 3 };

export const uploadRoute = implement(
  uploadBackup,
  permitted('system:backup:restore'),
  async ({ request }, _scope, services) => {
    const { backups } = services.folder;
    if (!request.isMultipart()) throw warning('multipart-expected', { field: 'body' });
    const part = await request.file({ limits: LIMITS });
    if (part === undefined) throw warning('backup-file-expected', { field: 'file' });
    const temporary = join(backups, `.new-${randomUUID()}`);
    await pipeline(part.file, createWriteStream(temporary, { mode: 0o600 })).catch(async (error: Error) => {
      await rm(temporary, { force: true });
      throw error;
    });
    const name = nameFor(part.filename);
    await backupWork.accept(services, temporary, name);
    return backupRow(backups, name);
  },
);

/** The file's own name where it is a plain one; a stamp keeps two of one name apart. */
function nameFor(filename: string): string {
  const plain = basename(filename)
    .replace(/(\.tar\.gz|\.tgz)$/, '')
    .replace(/[^\w.-]/g, '_');
  return `${plain.slice(0, 80).replace(/^\.+/, '') || 'backup'}-uploaded-${Date.now()}.tar.gz`;
}

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { time } from '../fields.ts';

const name = z.string().regex(/^[\w.-]{1,120}\.tar\.gz$/, 'expected the name of a backup');

/** A backup in the data folder; size in bytes. */
export const Backup = z.object({ name: z.string(), size: z.number(), createTime: time });
export type Backup = z.infer<typeof Backup>;

/** What goes on now, if anything; progress from 0 to 1. */
export const BackupState = z.object({
  work: z.enum(['none', 'backup', 'restore']),
  progress: z.number(),
  message: z.string(),
  backups: z.array(Backup),
});
export type BackupState = z.infer<typeof BackupState>;

export const backupState = defineCall({
  method: 'GET',
  path: '/backup/state',
  summary: 'The backups that are kept, and how far the one that is being made has come.',
  reply: BackupState,
});

export const makeBackup = defineCall({
  method: 'POST',
  path: '/backup/make',
  summary: 'Starts a backup of database, projects, and with `runs` also of logs and artifacts of runs.',
  audit: true,
  body: z.object({ runs: z.boolean().default(false) }),
  reply: BackupState,
});

export const downloadBackup = defineCall({
  method: 'GET',
  path: '/backup/download',
  summary: 'One backup as a file.',
  kind: 'blob',
  audit: true,
  query: z.object({ name }),
  reply: z.null(),
});

export const uploadBackup = defineCall({
  method: 'POST',
  path: '/backup/upload',
  summary:
    'Takes a backup file (multipart field `file`) among those that are kept, after looking whether it is whole.',
  kind: 'multipart',
  audit: true,
  reply: Backup,
});

export const deleteBackup = defineCall({
  method: 'POST',
  path: '/backup/delete',
  summary: 'Deletes a backup.',
  audit: true,
  body: z.object({ name }),
  reply: z.null(),
});

export const restoreBackup = defineCall({
  method: 'POST',
  path: '/backup/restore',
  summary:
    'Puts everything back as it was in a backup, and ends all sessions. What is there now is backed up first.',
  audit: true,
  /** The backup's name again, typed by who restores. */
  body: z.object({ name, confirm: z.string().max(200) }),
  reply: BackupState,
});

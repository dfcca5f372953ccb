import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup } from '@netloom/contract';
import { checkArchive } from '../../backup/readArchive.ts';
import { notFound } from '../../http/refuse.ts';

const NAME = /^[\w.-]+\.tar\.gz$/;

/** Backups of the folder, the newest first. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  const rows = await Promise.all(names.map((name) => backupRow(folder, name)));
  return rows.sort((a, b) => (a.createTime < b.createTime ? 1 : -1));
}

export async function backupRow(folder: string, name: string): Promise<Backup> {
  const { size, mtime } = await stat(join(folder, name));
  return { name, size, createTime: mtime.toISOString() };
}

/** The path of a backup. @throws a 404 when there is none of this name. */
export async function backupFile(folder: string, name: string): Promise<string> {
  if (!NAME.test(name) || !(await readdir(folder)).includes(name)) {
    throw notFound('no-backup', { field: 'name', values: { name } });
  }
  return join(folder, name);
}

export const checkBackup = checkArchive;

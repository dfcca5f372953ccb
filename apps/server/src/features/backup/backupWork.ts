import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupState } from '@netloom/contract';
import { BackupError } from '../../backup/backupError.ts';
import { makeBackup } from '../../backup/makeBackup.ts';
import { stageRestore } from '../../backup/stageRestore.ts';
import { notifyAdministrators } from '../notice/index.ts';
import { warning } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { productVersion } from '../../productVersion.ts';
import { checkBackup, listBackups } from './backups.ts';

/** What the server does about backups; one thing at a time. */
class BackupWork {
  private now: Omit<BackupState, 'backups'> = { work: 'none', progress: 0, message: '' };
  private ended: Promise<void> = Promise.resolve();

  async state({ folder }: Services): Promise<BackupState> {
    return { ...this.now, backups: await listBackups(folder.backups) };
  }

  /** Begins a backup; its end is told by `state`. */
  begin(services: Services, runs: boolean): void {
    const { pool, folder, log } = services;
    const name = `netloom-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}${runs ? '-runs' : ''}.tar.gz`;
    const onProgress = (progress: number) => (this.now = { ...this.now, progress });
    const options = { pool, folder, version: productVersion, runs, onProgress };
    const work = () => makeBackup(join(folder.backups, name), options);
    this.ended = this.run('backup', work).then(
      () => this.end(''),
      (error: Error) => {
        log.error({ err: error }, 'backup failed');
        this.end(error.message);
        const news = { kind: 'backup-failed', group: 'backup', told: {}, content: error.message } as const;
        return notifyAdministrators({ ...news, link: '/system/server' }, services);
      },
    );
  }

  /** Unpacks a backup beside the data; the next start takes it over. @throws a 601 when it cannot be used. */
  async stage({ folder }: Services, name: string): Promise<void> {
    try {
      await this.run('restore', () => stageRestore(join(folder.backups, name), folder.root));
    } catch (error) {
      throw error instanceof BackupError
        ? warning('in-its-words', { field: 'name', values: { message: error.part } })
        : error;
    } finally {
      this.end('');
    }
  }

  /** Takes an uploaded file among the backups, once it is known to be whole. */
  async accept({ folder }: Services, file: string, name: string): Promise<void> {
    try {
      await checkBackup(file);
      await rename(file, join(folder.backups, name));
    } catch (error) {
      await rm(file, { force: true });
      throw error instanceof BackupError
        ? warning('in-its-words', { field: 'file', values: { message: error.part } })
        : error;
    }
  }

  /** Resolves when what was begun has ended. */
  settled(): Promise<void> {
    return this.ended;
  }

  private run<T>(work: 'backup' | 'restore', begin: () => Promise<T>): Promise<T> {
    if (this.now.work !== 'none') throw warning('backup-goes-on');
    this.now = { work, progress: 0, message: '' };
    return begin();
  }

  private end(message: string): void {
    this.now = { work: 'none', progress: 0, message };
  }
}

export const backupWork = new BackupWork();

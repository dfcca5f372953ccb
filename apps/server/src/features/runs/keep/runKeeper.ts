import { existsSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runFolder } from '@netloom/executor';
import { removeFolder } from '@netloom/executor/beneath';
import { Mutex } from '../../../projects/mutex.ts';
import type { Services } from '../../../services.ts';
import { findRun } from '../repository.ts';
import { collectArtifacts } from './collect.ts';
import {
  childrenOf,
  deleteRunRow,
  insertArtifacts,
  isReferred,
  listArtifacts,
  listFinished,
  listUnstoredRuns,
  markStored,
} from './repository.ts';

/** Marks the folder of a run that is being deleted. */
const DELETED = 'deleted';

type Needs = Pick<Services, 'database' | 'folder' | 'store' | 'log'>;

/**
 * Brings what finished runs left into the store, and deletes runs. A run is stored in steps that a later start goes on
 * with: rows with the hashes, files in the store, working folder removed, run marked.
 */
export class RunKeeper {
  private readonly services: Needs;
  private readonly turns = new Mutex();
  private keeping: Promise<void> = Promise.resolve();
  private stopping = false;
  private readonly removalListeners: ((path: string) => void)[] = [];

  constructor(services: Needs) {
    this.services = services;
  }

  /** Goes on with what an earlier server left. */
  start(): void {
    this.then(() => this.finishDeleting());
    this.wake();
  }

  /** Some run may have finished: looks through all that are not stored, those of an earlier server too. */
  wake(): void {
    this.then(() => this.keepAll());
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.keeping;
  }

  /** Returns when the artifacts of a finished run are in the store. */
  keep(runId: string): Promise<void> {
    return this.turns.run(runId, async () => {
      const run = await findRun(this.services.database, runId);
      if (run?.state === 'finished' && !run.stored) await this.store(runId);
    });
  }

  /**
   * Deletes a finished run with all that nobody else needs, and with the runs that it consists of; one that is pinned, or
   * has a run that is, only when told so. False if there is none such.
   */
  async delete(runId: string, { pinned = false } = {}): Promise<boolean> {
    const { database } = this.services;
    const run = await findRun(database, runId);
    if (run?.state !== 'finished') return false;
    const children = await childrenOf(database, runId);
    if (!pinned && [run, ...children].some((each) => each.pinned)) return false;
    // It goes last: a server that ends in between has it listed, and deleted once more.
    for (const child of children) await this.deleteOne(child.runId, true);
    return this.deleteOne(runId, pinned);
  }

  private deleteOne(runId: string, pinned: boolean): Promise<boolean> {
    return this.turns.run(runId, async () => {
      const folder = this.folderOf(runId);
      // A crash from here on leaves a folder that the next start removes, if its row is gone.
      if (existsSync(folder)) await writeFile(join(folder, DELETED), '');
      const hashes = await deleteRunRow(this.services.database, runId, pinned);
      if (hashes === undefined) await rm(join(folder, DELETED), { force: true });
      if (hashes === undefined) return false;
      await removeFolder(folder);
      for (const sha256 of hashes) await this.release(sha256);
      return true;
    });
  }

  /** Deletes every finished run of a department. */
  async deleteAll(deptId: number): Promise<void> {
    for (const runId of await listFinished(this.services.database, deptId))
      await this.delete(runId, { pinned: true });
  }

  /** Tells of every file that is removed from the store: who has it open keeps its room taken. */
  onRemoved(tell: (path: string) => void): void {
    this.removalListeners.push(tell);
  }

  /** Removes a file of the store that no run refers to. */
  async release(sha256: string): Promise<boolean> {
    const { database, store } = this.services;
    const removed = await store.remove(sha256, () => isReferred(database, sha256));
    if (removed) for (const tell of this.removalListeners) tell(store.path(sha256));
    return removed;
  }

  private then(work: () => Promise<void>): void {
    this.keeping = this.keeping
      .then(() => (this.stopping ? undefined : work()))
      .catch((error: unknown) => this.services.log.error({ err: error }, 'finished runs cannot be stored'));
  }

  private async finishDeleting(): Promise<void> {
    const { folder, database } = this.services;
    for (const runId of await readdir(folder.runs)) {
      const marker = join(this.folderOf(runId), DELETED);
      if (!existsSync(marker)) continue;
      if (await findRun(database, runId)) await rm(marker);
      else await removeFolder(this.folderOf(runId));
    }
  }

  private async keepAll(): Promise<void> {
    for (const runId of await listUnstoredRuns(this.services.database)) {
      if (this.stopping) return;
      await this.keep(runId).catch((error: unknown) =>
        this.services.log.error({ err: error }, `run ${runId} cannot be stored`),
      );
    }
  }

  private async store(runId: string): Promise<void> {
    const { database, store } = this.services;
    const folder = this.folderOf(runId);
    let artifacts = await listArtifacts(database, runId);
    if (artifacts.length === 0 && existsSync(runFolder(folder).work)) {
      artifacts = await collectArtifacts(runId, folder);
      await insertArtifacts(database, artifacts);
    }
    for (const { path, sha256 } of artifacts) {
      await store.put({ root: runFolder(folder).work, path }, sha256);
    }
    const { work, temporary, reserve } = runFolder(folder);
    for (const path of [work, temporary, reserve]) await removeFolder(path);
    const bytes = artifacts.reduce((sum, artifact) => sum + artifact.bytes, await folderBytes(folder));
    await markStored(database, runId, bytes);
  }

  private folderOf(runId: string): string {
    return join(this.services.folder.runs, runId);
  }
}

/** Bytes of what stays of a run outside the store: log, events, plan. */
async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

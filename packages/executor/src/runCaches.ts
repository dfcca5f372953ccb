import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runFolder } from './runFolder.ts';

/** What runs keep for later ones. It lies outside every sandbox, and on Slurm where every node sees it. */
export interface RunCaches {
  folder: string;
  /** Bytes of all compiled models together; those used least recently go first. */
  modelBytes: number;
}

export function cacheFolders({ folder }: RunCaches) {
  return {
    /** Compiled models by the key of their build. */
    models: join(folder, 'models'),
    /** Objects of the simulator's own sources, which ccache finds in a sandbox read-only. */
    objects: join(folder, 'objects'),
    /** Node's compiled modules: more than halves the time that a runner takes to start. */
    node: join(folder, 'node'),
    /** What runners say that wait for a run. */
    standby: join(folder, 'standby'),
  };
}

/** Leaves them where the runner looks for them, which may start on another machine. */
export function noteCaches(folder: string, caches: RunCaches): void {
  writeFileSync(runFolder(folder).caches, JSON.stringify(caches));
}

/** The caches that a run may use; none unless its executor has some. */
export function notedCaches(folder: string): RunCaches | undefined {
  const file = runFolder(folder).caches;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunCaches) : undefined;
}

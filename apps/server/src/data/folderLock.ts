import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../startError.ts';

const HELD_BY_ANOTHER = 75;

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Makes this process the owner of a data folder. The kernel keeps the lock (flock(2)) for a child that ends with our
 * end of its pipe, so that a killed server leaves no stale lock. @throws StartError naming the present owner.
 */
export async function lockDataFolder(root: string): Promise<FolderLock> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const file = join(root, 'lock');
  // Detached: Ctrl-C at the terminal must not free the folder before the server has stopped.
  const holder = spawn(
    'flock',
    [
      '--nonblock',
      '--no-fork',
      '--conflict-exit-code',
      String(HELD_BY_ANOTHER),
      file,
      'sh',
      '-c',
      'echo; cat',
    ],
    { detached: true, stdio: ['pipe', 'pipe', 'ignore'] },
  );
  await waitForLock(holder, file, root);
  // Only words for people, which a full disk does not take.
  await writeFile(file, `process ${process.pid} on ${hostname()} since ${new Date().toISOString()}\n`).catch(
    () => undefined,
  );
  return {
    async release() {
      const ended = once(holder, 'exit');
      holder.stdin?.end();
      await ended;
    },
  };
}

async function waitForLock(holder: ChildProcess, file: string, root: string): Promise<void> {
  const outcome = await new Promise<number | Error>((done) => {
    holder.once('error', done);
    holder.once('exit', (code) => done(code ?? 1));
    holder.stdout?.once('data', () => done(0));
  });
  if (outcome === 0) return;
  if (outcome !== HELD_BY_ANOTHER) {
    throw new StartError(
      `The data folder ${root} cannot be locked with flock (package util-linux): ${outcome}`,
    );
  }
  const owner = (await readFile(file, 'utf8').catch(() => '')).trim();
  throw new StartError(
    `The data folder ${root} is in use by ${owner || 'another server'}. Stop it or set NETLOOM_DATA_DIR.`,
  );
}

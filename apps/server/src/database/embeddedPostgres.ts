import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../startError.ts';
import { KeptRunning } from './keptRunning.ts';
import type { Watcher } from './keptRunning.ts';
import { endingWithUs, postgresBinaries, unprivileged } from './postgresBinaries.ts';
import { passOverLock, stopPostmaster } from './postmaster.ts';

const READY_MILLISECONDS = 120_000;

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
  /** At once: what was committed is there at the next start. */
  kill(): void;
}

const nobody: Watcher = { ended: () => undefined, startedAgain: () => undefined, lost: () => undefined };

/**
 * Runs PostgreSQL on a unix socket in `folder`, making the cluster at the first start; it opens no TCP port. One that
 * ends unasked is started again, and one whose server is killed ends too.
 */
export async function startEmbeddedPostgres(folder: string, watcher = nobody): Promise<EmbeddedPostgres> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const cluster = join(folder, 'cluster');
  const socket = await socketFolder(folder);
  if (!existsSync(cluster)) await createCluster(cluster);
  const begin = async () => {
    await stopPostmaster(cluster);
    for (const lock of [join(cluster, 'postmaster.pid'), join(socket, '.s.PGSQL.5432.lock')])
      await passOverLock(lock, cluster);
    return launch(cluster, socket, join(folder, 'postgres.log'));
  };
  const kept = new KeptRunning(() => onceDetached(begin), watcher);
  await kept.open();
  return {
    url: `postgres://netloom@localhost/postgres?host=${encodeURIComponent(socket)}`,
    stop: async () => stopPostmaster(cluster, await kept.stop()),
    kill: () => kept.kill(),
  };
}

/** Processes of a postmaster that was killed leave its shared memory when they notice; until then a start is refused. */
async function onceDetached<Result>(begin: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + READY_MILLISECONDS;
  for (;;) {
    try {
      return await begin();
    } catch (error) {
      const isAttached =
        error instanceof StartError && error.message.includes('pre-existing shared memory block');
      if (!isAttached || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

/** A unix socket's path has at most 107 bytes: a deep data folder gets its socket in the temporary folder. */
async function socketFolder(folder: string): Promise<string> {
  const inside = join(folder, 'socket');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const path = Buffer.byteLength(inside) < 85 ? inside : join(tmpdir(), `netloom-${name}`);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return path;
}

async function createCluster(cluster: string): Promise<void> {
  const { initdb } = await postgresBinaries();
  // Made beside its place and renamed: an interrupted start leaves no half cluster.
  const unfinished = `${cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const options = ['--username=netloom', '--auth=trust', '--encoding=UTF8', '--sync-method=syncfs'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  await promisify(execFile)(...unprivileged(initdb, ['-D', unfinished, ...options, ...locale]));
  await rename(unfinished, cluster);
}

async function launch(cluster: string, socket: string, logFile: string): Promise<ChildProcess> {
  const { postgres } = await postgresBinaries();
  const log = await open(logFile, 'w', 0o600);
  const configuration = [
    'listen_addresses=',
    `unix_socket_directories=${socket}`,
    'unix_socket_permissions=0700',
  ];
  const args = ['-D', cluster, ...configuration.flatMap((entry) => ['-c', entry])];
  // Detached: Ctrl-C at the terminal reaches the server alone, which stops its database last.
  const child = spawn(...endingWithUs(postgres, args), { detached: true, stdio: ['ignore', log.fd, log.fd] });
  child.once('error', () => undefined);
  await log.close();
  await waitUntilReady(child, cluster, logFile);
  return child;
}

async function waitUntilReady(child: ChildProcess, cluster: string, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_MILLISECONDS;
  while (Date.now() < deadline) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) break;
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
    await sleep(10);
  }
  const said = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-5).join('\n');
  throw new StartError(`The embedded PostgreSQL did not start (${logFile}):\n${said}`);
}

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Daemon } from './daemon.ts';
import { nodeName, slurmConf } from './slurmConf.ts';

const NODES = 2;
const START_MILLISECONDS = 30_000;
const STOP_MILLISECONDS = 10_000;
const PATH = '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin';

/** A Slurm of our own on this machine: a controller, two nodes and a munge daemon, all in one temporary folder. */
export interface Cluster {
  /** Goes into the variable SLURM_CONF. */
  conf: string;
  folder: string;
  controller: Daemon;
  nodes: Daemon[];
  /** Output of a command of Slurm. */
  command(program: string, ...args: string[]): Promise<string>;
  /** Ends all jobs and daemons and removes the folder. */
  stop(): Promise<void>;
}

async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
}

function munge(folder: string): Daemon {
  const key = join(folder, 'munge.key');
  writeFileSync(key, randomBytes(1024), { mode: 0o600 });
  const files = {
    socket: 'munge.socket',
    'pid-file': 'munge.pid',
    'log-file': 'munge.log',
    'seed-file': 'munge.seed',
  };
  const options = Object.entries(files).map(([name, file]) => `--${name}=${join(folder, file)}`);
  const argv = ['munged', '--foreground', '--force', `--key-file=${key}`, ...options];
  return new Daemon(argv, join(folder, 'munge.out'));
}

async function until(condition: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(100))
    if (await condition().catch(() => false)) return true;
  return false;
}

/** Needs the Debian packages slurm-wlm and munge. Rejects with what its daemons said where it does not come up. */
export async function startCluster({ cpus = 2, memory = 16_000 } = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-slurm-'));
  const conf = join(folder, 'slurm.conf');
  const [controllerPort = 0, ...nodePorts] = await freePorts(1 + NODES);
  writeFileSync(conf, slurmConf({ folder, controllerPort, nodePorts, cpus, memory }));
  const names = nodePorts.map((_, index) => nodeName(index));
  for (const name of ['state', ...names.map((node) => `spool-${node}`)]) mkdirSync(join(folder, name));

  const authentication = munge(folder);
  const controller = new Daemon(['slurmctld', '-D', '-f', conf], join(folder, 'slurmctld.log'));
  const nodes = names.map(
    (name) => new Daemon(['slurmd', '-D', '-f', conf, '-N', name], join(folder, `slurmd-${name}.log`)),
  );
  const command = async (program: string, ...args: string[]) =>
    (await promisify(execFile)(program, args, { env: { PATH, SLURM_CONF: conf } })).stdout;
  const stop = async () => {
    await command('scancel', '--me').catch(() => undefined);
    await until(async () => (await command('squeue', '--noheader', '--me')) === '', STOP_MILLISECONDS);
    for (const daemon of [...nodes, controller, authentication]) await daemon.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };

  for (const daemon of [authentication, controller, ...nodes]) await daemon.start();
  const idle = async () =>
    (await command('sinfo', '--noheader', '--format=%t %D')).trim() === `idle ${NODES}`;
  if (!(await until(idle, START_MILLISECONDS))) {
    const answer = await command('sinfo').catch(String);
    await stop();
    throw new Error(`Slurm (Debian packages slurm-wlm and munge) does not come up: ${answer}`);
  }
  return { conf, folder, controller, nodes, command, stop };
}

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { programOf } from '../../programs/programOf.mjs';
import { newDataFolder } from './dataFolder.ts';

export const adminPassword = 'story-password-1';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function isUp(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/healthz`)).ok;
  } catch {
    return false;
  }
}

export interface RunningServer {
  address: string;
  pid: number;
  dataFolder: string;
  output: () => string;
  /** Stops the server; by default also removes its data folder. */
  stop: (options?: { signal?: NodeJS.Signals; keepData?: boolean }) => Promise<void>;
}

interface StartOptions {
  dataFolder?: string;
  /** Known as http://localhost with this port: passkeys need a name. */
  named?: boolean;
}

/** Ends a server as a person would, who takes no more than a minute for it. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const [, killedBy] = await exited;
  clearTimeout(late);
  if (killedBy === 'SIGKILL' && signal !== 'SIGKILL') throw new Error('The server did not stop in a minute.');
}

/** Starts the real server on a free loopback port, with a data folder of its own unless one is given. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const dataFolder = options.dataFolder ?? (await newDataFolder());
  const port = await freePort();
  const address = `http://${options.named ? 'localhost' : '127.0.0.1'}:${port}`;
  const child = spawn(process.execPath, [await programOf('server')], {
    env: {
      ...process.env,
      // A bundle has its own.
      NODE_COMPILE_CACHE: undefined,
      PORT: String(port),
      NETLOOM_DATA_DIR: dataFolder,
      NETLOOM_ADMIN_PASSWORD: adminPassword,
      ...(options.named ? { NETLOOM_PUBLIC_URL: address } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));

  const deadline = Date.now() + 110_000;
  while (!(await isUp(address))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    pid: child.pid!,
    dataFolder,
    output: () => output,
    stop: async ({ signal = 'SIGTERM', keepData = false } = {}) => {
      await end(child, signal);
      if (!keepData) await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

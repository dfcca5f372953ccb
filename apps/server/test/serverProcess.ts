import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { login } from '@netloom/contract';
import { programOf } from '../../../programs/programOf.mjs';
import { ADMIN_PASSWORD, Client } from './testServer.ts';

export interface ServerProcess {
  process: ChildProcess;
  /** The administrator. */
  client: Client;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** A server process of its own on a data folder; `wrapper` is a command that becomes it. */
export async function startServerProcess(options: {
  folder: string;
  databaseUrl: string;
  wrapper?: string[];
  /** Started from its sources: what is loaded before it can add to its registries. */
  fromSources?: boolean;
  /** Settings beside those that every test has. */
  env?: Readonly<Record<string, string>>;
}): Promise<ServerProcess> {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    NETLOOM_DATA_DIR: options.folder,
    DATABASE_URL: options.databaseUrl,
    NETLOOM_ADMIN_PASSWORD: ADMIN_PASSWORD,
    // However many cores the machine has, some runs wait.
    NETLOOM_RUN_SLOTS: '2',
    ...options.env,
  };
  const main = options.fromSources ? join(import.meta.dirname, '../src/main.ts') : await programOf('server');
  const [program, ...args] = [...(options.wrapper ?? []), process.execPath, main];
  const server = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const chunk of server.stdout) {
    text += String(chunk);
    if (text.includes('Netloom is ready')) break;
  }
  const address = /Netloom is ready: (\S+)/.exec(text)?.[1];
  if (address === undefined) throw new Error(`the server did not start: ${text}`);
  const session = await new Client(address).call(login, {
    body: { userName: 'admin', password: ADMIN_PASSWORD },
  });
  return {
    process: server,
    client: new Client(address, session.token),
    async end(signal) {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    },
  };
}

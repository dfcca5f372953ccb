import { cpSync, linkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BodyOf, Call, ParamsOf, QueryOf, Reply, ReplyOf } from '@netloom/contract';
import { ROLE_IDS, login } from '@netloom/contract';
import { buildServer } from '../src/app.ts';
import { insertMembership } from '../src/features/department/index.ts';
import { insertUser } from '../src/features/session/repository.ts';
import type { Services } from '../src/services.ts';
import type { Settings } from '../src/settings.ts';
import { newDatabase } from './newDatabase.ts';
import { quickHash } from './quickHash.ts';
import { shareCaches } from '../../../packages/executor/test/sharedCaches.ts';
import { startedOnce } from './startedOnce.ts';

export const ADMIN_PASSWORD = 'a password of the tests';
/** The department that every new installation has. */
export const DEMO = 1;

interface Input<C extends Call> {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
}

/** Somebody at a browser: calls go over real HTTP with his token. */
export class Client {
  readonly address: string;
  readonly token: string | undefined;

  constructor(address: string, token?: string) {
    this.address = address;
    this.token = token;
  }

  get headers(): Record<string, string> {
    return this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
  }

  url(call: Call, { params = {}, query = {} }: { params?: object; query?: object } = {}): string {
    const values = params as Record<string, unknown>;
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(values[name])),
    );
    return `${this.address}${call.base}${path}?${new URLSearchParams(query as Record<string, string>)}`;
  }

  /** The reply as it comes, whatever its code. */
  async reply<C extends Call>(call: C, input: Input<C> = {}): Promise<Reply<never>> {
    const body = call.method === 'GET' ? undefined : JSON.stringify(input.body ?? {});
    const headers = { ...this.headers, 'content-type': 'application/json' };
    const response = await fetch(this.url(call, input as { params?: object; query?: object }), {
      method: call.method,
      headers,
      body,
    });
    return (await response.json()) as Reply<never>;
  }

  /** The data of a reply that must be 200 and as the contract says. */
  async call<C extends Call>(call: C, input: Input<C> = {}): Promise<ReplyOf<C>> {
    const { code, msg, data } = await this.reply(call, input);
    if (code !== 200) throw new Error(`${call.path} answers ${code}: ${msg}`);
    return call.reply.parse(data) as ReplyOf<C>;
  }
}

export interface TestServer {
  services: Services;
  address: string;
  folder: string;
  anonymous: Client;
  admin: Client;
  /** Signs a new user in; a member of `deptId`, a hardware engineer unless told, when it is given. */
  newUser(userName: string, deptId?: number, roleId?: number): Promise<Client>;
  close(): Promise<void>;
}

export function testSettings(
  dataFolder: string,
  databaseUrl: string,
  changes: Partial<Settings> = {},
): Settings {
  return {
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    databaseUrl,
    adminPassword: ADMIN_PASSWORD,
    executor: 'local',
    slurm: { cpus: 1, partitions: [], mostCpus: 1 },
    runSlots: availableParallelism(),
    modelCacheMegabytes: 100,
    unsandboxed: false,
    trustedProxies: [],
    publicUrl: undefined,
    mail: undefined,
    oidc: undefined,
    ...changes,
  };
}

/** Fills the data folder as a first start leaves it, unless that start is to be another; the database's URL. */
async function prepare(
  folder: string,
  { adminPassword = ADMIN_PASSWORD }: Partial<Settings>,
): Promise<string> {
  if (adminPassword !== ADMIN_PASSWORD) return newDatabase();
  const started = await startedOnce(testSettings);
  // Synchronously, which takes a tenth of what doing it file by file takes.
  const reserve = join(started.dataFolder, 'reserve');
  cpSync(started.dataFolder, folder, { recursive: true, filter: (path) => path !== reserve });
  // Nobody writes to what is large and empty.
  linkSync(reserve, join(folder, 'reserve'));
  await shareCaches(folder, 'objects', 'node');
  return newDatabase(started.databaseUrl);
}

/** A whole server of its own: data folder, database, HTTP. */
export async function startTestServer(changes: Partial<Settings> = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-test-'));
  const settings = testSettings(folder, await prepare(folder, changes), changes);
  const build = () => buildServer({ settings, restart });
  let server = await build();
  const address = await server.listen();
  settings.port = Number(new URL(address).port);
  let restarted = Promise.resolve();
  function restart(): void {
    restarted = server.close().then(async () => {
      server = await build();
      await server.listen();
    });
  }
  const anonymous = new Client(address);
  const signIn = async (userName: string, password: string) =>
    new Client(address, (await anonymous.call(login, { body: { userName, password } })).token);
  return {
    get services() {
      return server.services;
    },
    address,
    folder,
    anonymous,
    admin: await signIn('admin', ADMIN_PASSWORD),
    async newUser(userName, deptId, roleId = ROLE_IDS.hardware) {
      const { database } = server.services;
      const passwordHash = await quickHash(ADMIN_PASSWORD);
      const { userId } = await insertUser(database, { userName, passwordHash, admin: false });
      if (deptId !== undefined) await insertMembership(database, { deptId, userId, roleId });
      return signIn(userName, ADMIN_PASSWORD);
    },
    async close() {
      await restarted;
      await server.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/**
 * Milliseconds that the longest small call costs while `work` goes on: what the server's own thread computed until it
 * answered, since the clock on the wall would count other processes as well.
 */
export async function longestHold({ address }: TestServer, work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let done = false;
  void work.finally(() => (done = true));
  while (!done) {
    const before = process.threadCpuUsage();
    await fetch(`${address}/api/resourceManager/version`);
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    await sleep(10);
  }
  return longest;
}

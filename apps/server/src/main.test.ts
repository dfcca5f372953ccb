import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAllSocCanvas, login, saveOrupdateCanvas, selectCanvasBySocCanvasId } from '@netloom/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { postmasterOf } from '../test/postmasterOf.ts';
import { Client, DEMO } from '../test/testServer.ts';
import { programOf } from '../../../programs/programOf.mjs';

// The tests follow each other on one installation, as starts do.
let folder: string;
const running = new Set<ChildProcess>();
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'netloom-main-'))));
afterEach(async () => {
  for (const child of running) await stop(child, 'SIGTERM');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Process {
  child: ChildProcess;
  /** All that it printed so far. */
  output(): string;
  /** Undefined when it ended before it listened. */
  address: string | undefined;
}

/** Processes of PostgreSQL that name a folder. */
function commandsWith(name: string): string[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      } catch {
        return '';
      }
    })
    .filter((command) => command.includes(`${name}/database`));
}

async function start(environment: Record<string, string> = {}, words?: string[]): Promise<Process> {
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: undefined,
    NETLOOM_DATA_DIR: folder,
    PORT: '0',
    ...environment,
  };
  const child = spawn(process.execPath, words ?? [await programOf('server')], { env });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  // What it printed is whole when its pipes are closed, which is after its exit.
  let isOver = false;
  child.once('close', () => (isOver = true));
  const addressOf = () => /ready: (http:\S+)\s/.exec(text)?.[1];
  await expect.poll(() => addressOf() ?? isOver, { timeout: 170_000 }).not.toBe(false);
  return { child, output: () => text, address: addressOf() };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  running.delete(child);
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, signal === 'SIGKILL' ? 'exit' : 'close');
  }
  return child.exitCode;
}

async function signIn(address: string): Promise<Client> {
  const password = (await readFile(join(folder, 'admin-password'), 'utf8')).trim();
  const client = new Client(address);
  return new Client(address, (await client.call(login, { body: { userName: 'admin', password } })).token);
}

describe('the server', { timeout: 600_000 }, () => {
  it('tells the password that it made once, keeps it to the owner, and stops on a signal', async () => {
    const first = await start();
    const password = (await readFile(join(folder, 'admin-password'), 'utf8')).trim();
    await expect.poll(() => first.output()).toContain(`with the password ${password}`);
    expect((await stat(join(folder, 'admin-password'))).mode & 0o777).toBe(0o600);
    await signIn(first.address!);
    await expect.poll(() => first.output()).toContain('Sandbox of runs: ');
    expect(await stop(first.child, 'SIGTERM')).toBe(0);
    expect(first.output().split(password)).toHaveLength(2);
    expect(first.output()).not.toContain('{');
    expect(first.output()).toContain('Netloom stops');

    const second = await start();
    expect(second.output()).not.toContain('password');
    await signIn(second.address!);
  });

  it.each([
    ['with its database hanging', async (database: number) => void process.kill(database, 'SIGSTOP')],
    ['with its database killed', async (database: number) => void process.kill(database, 'SIGKILL')],
  ])('ends by itself, %s, and leaves none', async (_, harm) => {
    const { child } = await start();
    await harm(await postmasterOf(join(folder, 'database')));
    child.kill('SIGTERM');
    await expect.poll(() => child.exitCode).not.toBeNull();
    await expect.poll(() => commandsWith(folder)).toEqual([]);
  });

  it('ends, with its database, when it or who started it is killed', async () => {
    const first = await start();
    await stop(first.child, 'SIGKILL');
    await expect.poll(() => commandsWith(folder)).toEqual([]);
    const script = `
      import { runUntilExit } from ${JSON.stringify(new URL('../../../scripts/bootstrap/process.mjs', import.meta.url).href)};
      runUntilExit('node', ['apps/server/src/main.ts'], { tied: true });`;
    const { child } = await start({}, ['--input-type=module', '-e', script]);
    await stop(child, 'SIGKILL');
    await expect.poll(() => commandsWith(folder)).toEqual([]);
  });

  it('logs calls without passwords and tokens', async () => {
    const { address } = await start();
    const client = await signIn(address!);
    const password = (await readFile(join(folder, 'admin-password'), 'utf8')).trim();
    await client.call(getAllSocCanvas, { params: { x: DEMO } });
    await fetch(`${address}/api/canvas?token=${client.token}`, { headers: { token: client.token! } });
    const log = join(folder, 'logs/server.log');
    expect((await stat(log)).mode & 0o077).toBe(0);
    // A call is logged after its reply.
    await expect.poll(() => readFile(log, 'utf8')).toMatch(/"path":"\/api\/canvas".*\n/);
    const text = await readFile(log, 'utf8');
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toContainEqual(
      expect.objectContaining({ req: { method: 'GET', path: '/api/canvas', ip: '127.0.0.1' } }),
    );
    expect(text).not.toContain(password);
    expect(text).not.toContain(client.token);
  });

  it('is alone on its data folder', async () => {
    const first = await start();
    const second = await start();
    expect(second.address).toBeUndefined();
    expect(second.child.exitCode).toBe(1);
    expect(second.output()).toContain(`is in use by process ${first.child.pid}`);
    expect(second.output()).not.toContain('    at ');
  });

  it('names a bad setting and ends', async () => {
    const { child, output } = await start({ PORT: 'abc' });
    expect(child.exitCode).toBe(1);
    expect(output()).toMatch(/^PORT: /m);
  });

  it('killed in the middle of saves loses nothing', async () => {
    const first = await start();
    const client = await signIn(first.address!);
    const [row] = await client.call(getAllSocCanvas, { params: { x: DEMO } });
    const id = { params: { id: row!.socCanvasId } };
    const before = await client.call(selectCanvasBySocCanvasId, id);
    const textOf = (turn: number) => before.toVerilogJson.replace('"Demo SoC"', `"Save ${turn}"`);
    let answered = 0;
    const saving = (async () => {
      let { hash } = before;
      for (let turn = 1; ; turn += 1) {
        const body = { ...before, toVerilogJson: textOf(turn), hash };
        ({ hash } = await client.call(saveOrupdateCanvas, { body }));
        answered = turn;
      }
    })().catch(() => undefined);
    await expect.poll(() => answered).toBeGreaterThan(5);
    await stop(first.child, 'SIGKILL');
    await saving;

    const second = await start();
    const after = await (await signIn(second.address!)).call(selectCanvasBySocCanvasId, id);
    expect([textOf(answered), textOf(answered + 1)]).toContain(after.toVerilogJson);
  });
});

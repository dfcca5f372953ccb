import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { uptime } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  LIMITS,
  newCaches,
  newRun,
  outcome,
  processesWith,
  removeFolders,
  shellPlan,
} from '../test/testing.ts';
import { claimant } from './claim.ts';
import { LocalExecutor } from './localExecutor.ts';
import { isOverdue } from './overdue.ts';
import { probeSandbox } from './probeSandbox.ts';
import { cacheFolders, type RunCaches } from './runCaches.ts';
import { runFolder } from './runFolder.ts';

let caches: RunCaches;
let local: LocalExecutor;

beforeEach(async () => {
  caches = await newCaches(0, 'node');
  local = await executorOf(caches);
  return () => local.close();
});
afterAll(removeFolders);

async function executorOf(some: RunCaches): Promise<LocalExecutor> {
  const { sandbox } = await probeSandbox();
  return new LocalExecutor(() => Promise.resolve(sandbox!), some);
}

/** The processes that stand by, or did until they were handed a run: their words name this folder. */
const standing = () => processesWith(cacheFolders(caches).standby).map(Number);

async function submitted(command: string): Promise<string> {
  const folder = await newRun(shellPlan(command));
  await local.submit(folder);
  return folder;
}

/** The runner that stands by after a first run. */
async function standby(): Promise<number> {
  await outcome(local, await submitted('true'));
  await expect.poll(standing).toHaveLength(1);
  return standing()[0]!;
}

/** What stands by takes no run before it goes on. */
async function halted(): Promise<number> {
  const pid = await standby();
  process.kill(pid, 'SIGSTOP');
  return pid;
}

test('a run is taken by the runner that stands by, and another stands by for the next', async () => {
  const pid = await standby();
  const folder = await submitted('echo said');
  expect(await outcome(local, folder)).toMatchObject({ verdict: 'passed', log: Buffer.from('said\n') });
  expect(claimant(folder)?.pid).toBe(pid);
  expect(existsSync(runFolder(folder).runnerLog)).toBe(true);
  await expect.poll(standing).toHaveLength(1);
  expect(standing()).not.toContain(pid);
  expect(await readdir(cacheFolders(caches).standby)).toHaveLength(1);
});

test('runs that start together each have a runner', async () => {
  await standby();
  const folders = await Promise.all(['a', 'b', 'c'].map((word) => submitted(`echo ${word}`)));
  const ends = await Promise.all(folders.map((folder) => outcome(local, folder)));
  expect(ends.map(({ log }) => log.toString())).toEqual(['a\n', 'b\n', 'c\n']);
  expect(new Set(folders.map((folder) => claimant(folder)?.pid)).size).toBe(3);
});

test('a run whose standing runner was killed has one of its own', async () => {
  const pid = await standby();
  process.kill(pid, 'SIGKILL');
  const unnoticed = await submitted('true');
  const noticed = await submitted('true');
  expect((await outcome(local, unnoticed)).verdict).toBe('passed');
  expect((await outcome(local, noticed)).verdict).toBe('passed');

  const handed = await halted();
  const folder = await submitted('true');
  expect(claimant(folder)).toBeUndefined();
  process.kill(handed, 'SIGKILL');
  expect((await outcome(local, folder)).verdict).toBe('passed');
});

test('a run that is cancelled before its standing runner has taken it never starts', async () => {
  const pid = await halted();
  const folder = await submitted('echo started');
  await local.cancel(folder);
  process.kill(pid, 'SIGCONT');
  await expect.poll(standing).not.toContain(pid);
  const end = await outcome(local, folder);
  expect(end).toMatchObject({ reason: 'cancelled before its start', log: Buffer.from('') });
  expect(end.events.map(({ type }) => type)).toEqual(['queued', 'finished']);
});

test('a run whose standing runner hangs is taken by another that submits it again', async () => {
  const pid = await halted();
  const folder = await submitted('echo once');
  const later = await executorOf(caches);
  expect(await later.reattach(folder)).toBe('waiting');
  await later.submit(folder);
  process.kill(pid, 'SIGCONT');
  const end = await outcome(later, folder);
  later.close();
  expect(end).toMatchObject({ verdict: 'passed', log: Buffer.from('once\n') });
  expect(end.events.filter(({ type }) => type === 'started')).toHaveLength(1);
});

/** A server that has followed a first run to its end, and handed a second one to a runner that it halted before. */
async function server(first: string, second?: string): Promise<{ kill: () => void }> {
  const module = fileURLToPath(new URL('../test/testing.ts', import.meta.url));
  const script = `const { executor, outcome, processesWith } = await import(${JSON.stringify(module)});
    const { caches, standby, first, second } = JSON.parse(process.env.TOLD);
    const local = await executor(caches);
    await local.submit(first);
    await outcome(local, first);
    for (const pid of second ? processesWith(standby) : []) process.kill(Number(pid), 'SIGSTOP');
    if (second) await local.submit(second);
    console.log('done');
    setInterval(() => {}, 1000);`;
  const told = { caches, standby: cacheFolders(caches).standby, first, second };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TOLD: JSON.stringify(told) },
  });
  await once(child.stdout, 'data');
  return { kill: () => child.kill('SIGKILL') };
}

test('what stands by ends with a server that is killed, and leaves nothing', async () => {
  const { kill } = await server(await newRun(shellPlan('true')));
  await expect.poll(standing).toHaveLength(1);
  kill();
  await expect.poll(standing).toEqual([]);
  expect(await readdir(cacheFolders(caches).standby)).toEqual([]);
});

test('a run that was handed over goes on when the server is killed before its runner has read of it', async () => {
  const [first, second] = [await newRun(shellPlan('true')), await newRun(shellPlan('echo on'))];
  const { kill } = await server(first, second);
  expect(claimant(second)).toBeUndefined();
  kill();
  for (const pid of standing()) process.kill(pid, 'SIGCONT');
  expect(await outcome(local, second)).toMatchObject({ verdict: 'passed', log: Buffer.from('on\n') });
});

test('nobody stands by for an executor that is closed, or that keeps nothing', async () => {
  await standby();
  local.close();
  await expect.poll(standing).toEqual([]);
  await outcome(local, await submitted('true'));
  const { sandbox } = await probeSandbox();
  local = new LocalExecutor(() => Promise.resolve(sandbox!));
  await outcome(local, await submitted('true'));
  expect(standing()).toEqual([]);
});

test('the time of a run counts from when its runner took it', async () => {
  const folder = await newRun(shellPlan('true'));
  const patience = { step: 0, end: 0 };
  const taken = (secondsAgo: number) =>
    isOverdue(folder, { pid: 1, startTicks: '0', boot: '', since: uptime() - secondsAgo }, LIMITS, patience);
  expect(taken(1)).toBe(false);
  expect(taken(LIMITS.seconds + 1)).toBe(true);
});

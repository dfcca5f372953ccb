import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gitHost } from './gitHost.ts';
import type { Order } from './order.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-host-'));
});
afterAll(() => rm(folder, { recursive: true }));

const shell = (words: string, changes: Partial<Order> = {}): Order => ({
  program: 'sh',
  args: ['-c', words],
  cwd: folder,
  environment: { PATH: process.env['PATH']! },
  files: [],
  input: '',
  seconds: 100,
  outputBytes: 1e6,
  ...changes,
});
const ask = (order: Order, options = {}) => gitHost().ask(order, options);

test('a program has its folder, variables, input and files, and nothing else of ours', async () => {
  const words = 'pwd; env | sort; cat; cat <&3; cat <&4; echo no >&2; exit 3';
  const order = shell(words, {
    environment: { PATH: process.env['PATH']!, KEY: 'value' },
    files: ['first\n', 'second\n'],
    input: 'given\n',
  });
  const { stdout, ...rest } = await ask(order);
  expect(rest).toEqual({ code: 3, stderr: 'no\n', ended: 'by-itself' });
  const own = stdout.toString().replace(/^(_|OLDPWD|SHLVL)=.*\n/gm, '');
  const environment = `KEY=value\nPATH=${process.env['PATH']}\nPWD=${folder}\n`;
  expect(own).toBe(`${folder}\n${environment}given\nfirst\nsecond\n`);
});

test('a program leaves no core file, and has a bound of memory', async () => {
  const { stdout } = await ask(shell('ulimit -c; ulimit -d'));
  expect(stdout.toString()).toBe(`0\n${4 * 1024 ** 2}\n`);
});

test('calls at the same time have an answer each, to the byte', async () => {
  const numbers = [...Array(8).keys()];
  const ends = await Promise.all(numbers.map((n) => ask(shell(`printf '\\${n + 200}\\0'`))));
  expect(ends.map(({ stdout }) => [...stdout])).toEqual(
    numbers.map((n) => [Number.parseInt(`${n + 200}`, 8), 0]),
  );
});

test('lines of the error output are told as they come', async () => {
  const lines: string[] = [];
  await ask(shell(`printf 'one\\rtwo\\nhalf' >&2`), { onLine: (line: string) => lines.push(line) });
  expect(lines).toEqual(['one', 'two']);
});

test.each([
  ['timed-out', { seconds: 0.2 }],
  ['too-much-output', { outputBytes: 10 }],
])('one that goes too far is ended with all that it started: %s', async (ended, changes) => {
  const end = await ask(shell('echo a line of many bytes; sleep 1000 & sleep 1000', changes));
  expect(end).toMatchObject({ code: null, ended });
});

test('one that is not wanted any more is ended, be it before its start', async () => {
  const stop = new AbortController();
  const end = ask(shell('sleep 1000'), { signal: stop.signal });
  stop.abort();
  expect(await end).toMatchObject({ code: null, ended: 'stopped' });
  expect(await ask(shell('sleep 1000'), { signal: stop.signal })).toMatchObject({ ended: 'stopped' });
});

test('a program that is not there is an error', async () => {
  await expect(ask(shell('', { program: 'no-such-program' }))).rejects.toThrow('ENOENT');
});

test('a host that was killed fails its calls, and another follows', async () => {
  const others = [ask(shell('sleep 5')), ask(shell('kill -9 $PPID'))];
  for (const { status } of await Promise.allSettled(others)) expect(status).toBe('rejected');
  expect(await ask(shell('echo here'))).toMatchObject({ code: 0 });
});

test('what runs ends with the process that asked for it, though that is killed', async () => {
  const order = shell('echo $$ $PPID > pids.new; mv pids.new pids; exec sleep 1000');
  const host = join(import.meta.dirname, 'gitHost.ts');
  const words = `import { gitHost } from '${host}'; gitHost().ask(${JSON.stringify(order)}, {});`;
  const asking = spawn(process.execPath, ['--input-type=module', '-e', words], { stdio: 'ignore' });
  await expect.poll(() => existsSync(join(folder, 'pids'))).toBe(true);
  asking.kill('SIGKILL');
  await once(asking, 'exit');
  const pids = (await readFile(join(folder, 'pids'), 'utf8')).trim().split(' ');
  expect(pids).toHaveLength(2);
  for (const pid of pids) await expect.poll(() => isAlive(pid)).toBe(false);
});

/** A process that has ended may wait for whoever asks how. */
async function isAlive(pid: string): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => 'State:\tZ');
  return !/^State:\tZ/m.test(status);
}

test('a process that waits for no call may end', async () => {
  const host = join(import.meta.dirname, 'gitHost.ts');
  const words = `import { gitHost } from '${host}';
    await gitHost().ask(${JSON.stringify(shell('true'))}, {});`;
  const asking = spawn(process.execPath, ['--input-type=module', '-e', words], { stdio: 'ignore' });
  expect(await once(asking, 'exit')).toEqual([0, null]);
});

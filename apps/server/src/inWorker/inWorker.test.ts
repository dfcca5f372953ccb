import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Refusal } from '../http/refusal.ts';
import { inWorker } from './index.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'netloom-thread-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const ANSWERS = pathToFileURL(join(import.meta.dirname, 'answerTasks.ts')).href;

/** A program that answers a task by what the words do with its data; `threadId` is that of the thread. */
function program(name: string, words: string): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { answerTasks } from '${ANSWERS}';
import { threadId } from 'node:worker_threads';
answerTasks(async (data) => { ${words} });`,
  );
  return pathToFileURL(file);
}

const ask = <Result>(of: URL, data: unknown, seconds?: number) =>
  inWorker<Result>({
    program: of,
    data,
    field: 'files',
    task: 'read-files',
    ...(seconds && { seconds }),
  });

test('a thread that has answered answers the next task too', async () => {
  const echo = program('echo', 'return { data, threadId }');
  const first = await ask<{ threadId: number }>(echo, 'one');
  expect(first).toMatchObject({ data: 'one' });
  expect(await ask(echo, 'two')).toEqual({ data: 'two', threadId: first.threadId });
});

test('tasks at the same time have a thread each, and each its own answer', async () => {
  const echo = program('both', 'return { data, threadId }');
  const [a, b] = await Promise.all(
    ['a', 'b'].map((data) => ask<{ data: string; threadId: number }>(echo, data)),
  );
  expect([a!.data, b!.data]).toEqual(['a', 'b']);
  expect(a!.threadId).not.toBe(b!.threadId);
});

test('a task that fails says why, and the thread lives', async () => {
  const picky = program('picky', "if (data === 'bad') throw new Error('not this'); return threadId");
  const thread = await ask(picky, 'good');
  await expect(ask(picky, 'bad')).rejects.toThrow('files: reading them failed: not this');
  expect(await ask(picky, 'good')).toBe(thread);
});

test('a failure tells task and advice in the language of who reads it', async () => {
  const slow = program('late', 'while (true);');
  const failure: unknown = await ask(slow, '', 1).catch((error: unknown) => error);
  expect((failure as Refusal).in('es').message).toBe(
    'files: lectura de los archivos: tardó más de 1 segundos; importe menos a la vez',
  );
});

test('a task without an end is ended, and the next has another thread', async () => {
  const slow = program('slow', "while (data === 'forever'); return threadId");
  const thread = await ask(slow, 'once');
  await expect(ask(slow, 'forever', 1)).rejects.toThrow('took longer than 1 seconds; import fewer at a time');
  expect(await ask(slow, 'once')).not.toBe(thread);
});

test('a thread that has grown is not used again', async () => {
  const grown = program('grown', 'globalThis.kept = new Array(2e7).fill(0.5); return threadId');
  expect(await ask(grown, '')).not.toBe(await ask(grown, ''));
});

test('a program that ends or cannot be loaded is an error', async () => {
  await expect(ask(program('gone', 'process.exit()'), '')).rejects.toThrow(
    'the thread ended without an answer',
  );
  await expect(ask(program('broken', 'return ('), '')).rejects.toThrow('files: reading them failed');
});

// Set-up of tests that import the sources of the server: what these start, workers and processes, they start from the
// server's bundle, if one was made of the same sources. Loading hundreds of modules takes a second of a processor each time.
import processes from 'node:child_process';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import threads from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';
import { madeProgram } from './programOf.mjs';

const ROOT = join(import.meta.dirname, '..');

/** Once a process: files of tests share its modules. */
const DONE = Symbol.for('netloom.startBundled');

function startFrom(folder: string): void {
  const listed = JSON.parse(readFileSync(join(folder, 'programs.json'), 'utf8')) as Record<string, string>;
  const bundled = new Map(
    Object.entries(listed).map(([source, file]) => [join(ROOT, source), join(folder, file)]),
  );
  const fileOf = (program: string | URL) =>
    bundled.get(program instanceof URL ? fileURLToPath(program) : program);

  const { Worker } = threads;
  threads.Worker = class extends Worker {
    constructor(program: string | URL, options?: WorkerOptions) {
      const file = fileOf(program);
      super(file === undefined ? program : pathToFileURL(file), options);
    }
  };
  const { spawn, fork } = processes;
  const inBundle = (words: unknown) =>
    Array.isArray(words)
      ? words.map((word) => (typeof word === 'string' ? (fileOf(word) ?? word) : word))
      : words;
  Object.assign(processes, {
    spawn: (...[program, words, ...rest]: unknown[]) =>
      Reflect.apply(spawn, processes, [program, inBundle(words), ...rest]) as unknown,
    fork: (...[program, ...rest]: [string | URL, ...unknown[]]) =>
      Reflect.apply(fork, processes, [fileOf(program) ?? program, ...rest]) as unknown,
  });
  syncBuiltinESMExports();
}

const shared = globalThis as { [DONE]?: true };
const folder = shared[DONE] ? undefined : madeProgram('server');
shared[DONE] = true;
if (folder !== undefined) startFrom(folder);

import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const RUNNER = fileURLToPath(new URL('./runner/main.ts', import.meta.url));
const PATH = '/usr/local/bin:/usr/bin:/bin';

export interface RunnerStart {
  /** Those of runner/main.ts. */
  words: string[];
  stdin: 'ignore' | 'pipe';
  /** What it has to say goes here. */
  log: string;
  /** Where Node's compiled modules are kept. */
  compiled: string | undefined;
}

/** Starts the process of a runner, which outlives us. */
export function spawnRunner({ words, stdin, log, compiled }: RunnerStart): ChildProcess {
  const file = openSync(log, 'a');
  try {
    const runner = spawn(process.execPath, [RUNNER, ...words], {
      cwd: dirname(log),
      // Nothing of our own environment reaches a run: it may hold secrets.
      env: { PATH, ...(compiled && { NODE_COMPILE_CACHE: compiled }) },
      detached: true,
      stdio: [stdin, file, file],
    });
    runner.unref();
    return runner;
  } finally {
    closeSync(file);
  }
}

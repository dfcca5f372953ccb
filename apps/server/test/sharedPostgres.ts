import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the PostgreSQL that all test files share; each makes a database of its own. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the test files of the server; it ends with Vitest, however that ends. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Detached: Ctrl-C reaches Vitest alone, and the end of Vitest ends the process.
  const postgres = spawn(process.execPath, [join(import.meta.dirname, 'postgresProcess.ts')], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(postgres, 'exit');
  const [url] = await Promise.race([
    once(createInterface(postgres.stdout), 'line'),
    ended.then(() => Promise.reject(new Error('the PostgreSQL of the tests did not start'))),
  ]);
  provide('postgresUrl', String(url));
  return async () => {
    postgres.stdin.end();
    await ended;
  };
}

import { fileURLToPath } from 'node:url';
import { batchFiles } from './batch.ts';

/** Variable that allows a node to run without a sandbox. */
export const UNSANDBOXED = 'NETLOOM_UNSANDBOXED';

const TASK = fileURLToPath(new URL('./task.ts', import.meta.url));

/** A word of the shell, whatever its characters. */
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * What Slurm runs on a node: it finds its run by the index of its task, and becomes the runner, so that a signal for the
 * batch script reaches it. `variables` are added to an otherwise empty environment.
 */
export function batchScript(batch: string, variables: Record<string, string>): string {
  const settings = Object.entries({ PATH: '/usr/local/bin:/usr/bin:/bin', ...variables });
  return [
    '#!/bin/sh',
    ...settings.map(([name, value]) => `export ${name}=${quote(value)}`),
    `run=$(sed -n "$((SLURM_ARRAY_TASK_ID + 1))p" ${quote(batchFiles(batch).runs)})`,
    'cd "$run" || exit',
    `exec ${quote(process.execPath)} ${quote(TASK)} "$run" >>runner.log 2>&1`,
    '',
  ].join('\n');
}

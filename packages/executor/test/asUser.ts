import { spawnSync, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { RunEvent, RunPlan } from '@netloom/model';

const RUN_PLAN = fileURLToPath(new URL('./runPlan.ts', import.meta.url));
const NOBODY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', process.execPath];
const [PROGRAM = '', ...ARGUMENTS] = process.getuid?.() === 0 ? NOBODY : [process.execPath];

/** Whether we are a user without privileges, or can become one that may read this checkout. */
export const canRunAsUser =
  spawnSync(PROGRAM, [...ARGUMENTS, '--check', RUN_PLAN], { cwd: '/', stdio: 'ignore' }).status === 0;

/** Runs a plan to its end as a user without privileges. */
export async function runAsUser(plan: RunPlan): Promise<RunEvent[]> {
  const child = spawn(PROGRAM, [...ARGUMENTS, RUN_PLAN], {
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(plan));
  return JSON.parse(await text(child.stdout)) as RunEvent[];
}

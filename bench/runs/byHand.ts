import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { probeSandbox, runFolder } from '@netloom/executor';
import type { Sandbox } from '@netloom/executor';
import type { RunPlan } from '@netloom/model';
import { bubblewrapCommand } from '../../packages/executor/src/bubblewrap.ts';
import { limitedCommand } from '../../packages/executor/src/launch.ts';
import { secondsByXargs } from './xargs.ts';

const run = promisify(execFile);
const maxBuffer = 2 ** 28;

export async function workingSandbox(): Promise<Sandbox> {
  const { sandbox, reason } = await probeSandbox();
  if (sandbox === undefined) throw new Error(reason);
  return sandbox;
}

/** The steps' commands one after the other, without sandbox, runner and logs. */
export async function byHand(plan: RunPlan, folder: string): Promise<void> {
  const { work } = runFolder(folder);
  for (const { argv, directory } of plan.steps) {
    const [program = '', ...args] = argv;
    await run(program, args, { cwd: join(work, directory), maxBuffer });
  }
}

/** The sandboxed command of the plan's only step, as a runner starts it. */
async function sandboxed(plan: RunPlan, folder: string): Promise<string[]> {
  const argv = plan.steps[0]?.argv ?? [];
  return limitedCommand(
    argv,
    bubblewrapCommand(folder, 'src'),
    await workingSandbox(),
    plan.limits,
    undefined,
  );
}

/** Runs the plan's only step in its sandbox and nothing else. */
export async function inSandbox(plan: RunPlan, folder: string): Promise<() => Promise<void>> {
  const [program = '', ...args] = await sandboxed(plan, folder);
  return async () => void (await run(program, args, { maxBuffer }));
}

/** Seconds that xargs takes for so many of the plan's only step in the sandbox. */
export async function byXargs(
  plan: RunPlan,
  folder: string,
  count: number,
  together: number,
): Promise<number> {
  return secondsByXargs(await sandboxed(plan, folder), count, together);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runFolder } from '@netloom/executor';
import type { RunPlan } from '@netloom/model';
import { DEBUGGER_SCRIPT, PlanError, kindOf, waitingOpenOcd } from '@netloom/tools/planning';
import { Failure } from '../failure.ts';
import type { Outcome } from '../report.ts';
import { execute } from './execute.ts';
import { contextOf } from './regress/planContext.ts';

interface Options {
  root: string;
  firmware: string;
  /** File with gdb's commands. */
  script: string | undefined;
  /** Of the loopback interface, where OpenOCD waits for a gdb. */
  port: number | undefined;
  quiet: boolean;
}

async function planOf(path: string, { root, firmware }: Options): Promise<RunPlan> {
  const kind = kindOf('debug')!;
  try {
    const planning = await kind.load.plan!();
    return (await planning.plan(kind.request.parse({ path, firmware }), await contextOf(root))).plan;
  } catch (error) {
    throw error instanceof PlanError ? new Failure(error.message) : error;
  }
}

/** Model and firmware, in the sandbox. @throws Failure with what the tools said */
async function build(plan: RunPlan, folder: string, { root, quiet }: Options): Promise<void> {
  const said: Uint8Array[] = [];
  const steps = plan.steps.slice(0, -1);
  const write = (text: Uint8Array) => void said.push(text);
  const events = await execute({ ...plan, steps, outputs: [] }, folder, { root, write });
  const end = events.find((event) => event.type === 'finished');
  if (end?.verdict !== 'failed') return;
  if (!quiet) process.stderr.write(Buffer.concat(said));
  throw new Failure(end.reason);
}

async function underDebugger(
  plan: RunPlan,
  folder: string,
  { script, port, quiet }: Options,
): Promise<number> {
  const { work, sources } = runFolder(folder);
  const changed = port === undefined ? {} : waitingOpenOcd(plan, port);
  for (const [name, text] of Object.entries(changed)) await writeFile(join(work, name), text);
  const scripted = script === undefined ? [] : ['-batch', '-x', resolve(script)];
  const args = [`../${DEBUGGER_SCRIPT}`, ...(port === undefined ? scripted : ['--serve'])];
  const child = spawn('bash', args, { cwd: sources, stdio: quiet ? 'ignore' : 'inherit' });
  // It is gdb's, which stops the program by it.
  const ignore = () => undefined;
  process.on('SIGINT', ignore);
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('SIGINT', ignore);
  return code ?? 1;
}

/** `netloom debug <name>.soc.json --firmware <folder|elf>`: gdb on the Verilated SoC, by OpenOCD and a socket of files. */
export async function debugCommand(path: string, options: Options): Promise<Outcome> {
  const plan = await planOf(path, options);
  const folder = await mkdtemp(join(tmpdir(), 'netloom-debug-'));
  try {
    await build(plan, folder, options);
    const code = await underDebugger(plan, folder, options);
    const text = code === 0 ? `${path}: the debugger has ended` : `${path}: the debugger ended with ${code}`;
    return { text, result: { code }, failed: code !== 0 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { appendEnd } from '../eventLog.ts';
import { probeSandbox } from '../probeSandbox.ts';
import { Conductor } from '../runner/conductor.ts';
import { endBy, endByError, type RunEnd } from '../endBy.ts';
import { runFolder } from '../runFolder.ts';
import { UNSANDBOXED } from './batchScript.ts';
import { batchTask } from './batchTask.ts';
import { holderOf, holdFirst, release, type Holder } from './holder.ts';
import { watchOrders } from './orders.ts';
import { takeOver } from './takeOver.ts';
import { taskFiles } from './taskFiles.ts';
import { passTypedText } from './typedInput.ts';
import { noteWork, restoreWork } from './workSnapshot.ts';

// The process of one run on a node of Slurm: `node task.ts FOLDER` inside a batch job.

const folder = process.argv[2];
if (!folder) throw new Error('usage: task.ts FOLDER');

const SIGNALS_MILLISECONDS = 300;

const files = taskFiles(folder);
const task = batchTask(process.env);
const conductor = new Conductor(folder);
const cancel = () => conductor.stop({ verdict: 'cancelled', reason: 'cancelled' });
/** Slurm's SIGTERM without an order of ours means that it wants its node back. */
let takenBack = false;

async function hold(folder: string): Promise<Holder | undefined> {
  const before = holderOf(folder);
  const has = before ? await takeOver(folder, before, task) : holdFirst(folder, task);
  return has ? holderOf(folder) : undefined;
}

/** Slurm signals all processes of a job one by one: a step may fail of what its runner hears a moment later. */
async function untilSignalsAreIn({ verdict }: RunEnd): Promise<void> {
  if (verdict === 'failed') await sleep(SIGNALS_MILLISECONDS);
}

/** Begins or begins anew, in the sandbox of this node: the server may be another kind of machine. */
async function conduct(folder: string): Promise<void> {
  try {
    if (existsSync(files.snapshot)) await restoreWork(folder);
    else noteWork(folder);
  } catch (error) {
    return appendEnd(folder, endByError('lost', error));
  }
  const { sandbox, cause } = await probeSandbox(process.env[UNSANDBOXED] === '1');
  if (!sandbox) return appendEnd(folder, endBy('failed', { code: 'no-sandbox', ...cause, node: task.node }));
  writeFileSync(runFolder(folder).sandbox, JSON.stringify(sandbox));
  passTypedText(folder);
  const executor = `slurm, job ${task.job} on ${task.node}`;
  await conductor.conduct(executor, () => Promise.resolve(sandbox), untilSignalsAreIn);
}

process.on('SIGTERM', () => {
  if (existsSync(files.cancel)) return cancel();
  takenBack = true;
  conductor.giveUp();
});
const holder = await hold(folder);
if (holder) {
  if (existsSync(files.cancel)) cancel();
  watchOrders(folder, holder.number, { cancel, lose: () => conductor.giveUp() });
  await conduct(folder);
  if (takenBack) release(folder, holder);
}
process.exit();

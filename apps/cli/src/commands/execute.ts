import { cp } from 'node:fs/promises';
import { LocalExecutor, prepareRun, probeSandbox, readLog, runFolder } from '@netloom/executor';
import type { RunEvent, RunPlan } from '@netloom/model';
import { Failure } from '../failure.ts';

interface Destination {
  root: string;
  /** Receives the run's output as it comes. */
  write: (text: Uint8Array) => void;
}

/** Hands on the run's output, and answers its events. */
async function follow(
  executor: LocalExecutor,
  folder: string,
  write: Destination['write'],
): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  for await (const page of executor.watch(folder, 0)) {
    for (const event of page.events) {
      if (event.type === 'log') write(await readLog(folder, event.offset, event.length));
    }
    events.push(...page.events);
  }
  return events;
}

/** Runs a plan over a copy of the root in a folder, and answers what happened. @throws Failure without a sandbox */
export async function execute(plan: RunPlan, folder: string, options: Destination): Promise<RunEvent[]> {
  const { sandbox, reason } = await probeSandbox(process.env.NETLOOM_UNSANDBOXED === '1');
  if (!sandbox) throw new Failure(`${reason}. NETLOOM_UNSANDBOXED=1 runs without one.`);
  await prepareRun(folder, plan);
  await cp(options.root, runFolder(folder).sources, { recursive: true });
  const executor = new LocalExecutor(() => Promise.resolve(sandbox));
  await executor.submit(folder);
  const cancel = () => void executor.cancel(folder);
  process.once('SIGINT', cancel);
  try {
    return await follow(executor, folder, options.write);
  } finally {
    process.off('SIGINT', cancel);
  }
}

import { readFileSync, rmSync, writeSync } from 'node:fs';
import type { RunPlan } from '@netloom/model';
import { claimRun } from '../claim.ts';
import { appendEnd } from '../eventLog.ts';
import { dropCgroup } from '../runCgroup.ts';
import { runFolder } from '../runFolder.ts';
import type { Sandbox } from '../sandbox.ts';
import { Run, type RunEnd } from './run.ts';

// The process of one run: `node main.ts FOLDER`. It needs nobody, and what it does is in the folder.

const folder = process.argv[2];
if (!folder) throw new Error('usage: main.ts FOLDER');

const files = runFolder(folder);
let run: Run | undefined;
let cancelled = false;

function cancel(): void {
  cancelled = true;
  run?.stop({ verdict: 'cancelled', reason: 'cancelled' });
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function report(error: unknown): RunEnd {
  try {
    writeSync(
      process.stderr.fd,
      `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  } catch {
    // The disk is full; the reason is in the last event.
  }
  return { verdict: 'failed', reason: `the run could not go on: ${String(error)}` };
}

async function main(folder: string): Promise<RunEnd> {
  run = new Run(folder, readJson(files.plan) as RunPlan, readJson(files.sandbox) as Sandbox);
  if (cancelled) cancel();
  return run.execute();
}

// A full disk, most of all: what the steps have written is closed and judged all the same.
process.on('uncaughtException', (error) => {
  if (!run) throw error;
  run.stop(report(error));
});
// Before the claim: whoever cancels a claimed run sends this signal.
process.on('SIGTERM', cancel);
if (claimRun(folder)) {
  const end = await main(folder).catch(report);
  try {
    if (run?.group) await dropCgroup(folder, run.group);
    rmSync(files.temporary, { recursive: true, force: true });
    appendEnd(folder, end, run?.clock.now());
  } catch (error) {
    report(error);
  }
  process.exit();
}

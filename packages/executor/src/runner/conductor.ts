import { readFileSync, writeSync } from 'node:fs';
import type { RunPlan } from '@netloom/model';
import { adaptersOf } from '@netloom/tools/reading';
import { removeFolder } from '../beneath/index.ts';
import { endBy, type RunEnd } from '../endBy.ts';
import { appendEnd } from '../eventLog.ts';
import { dropCgroup } from '../runCgroup.ts';
import { runFolder } from '../runFolder.ts';
import type { Sandbox } from '../sandbox.ts';
import { Run } from './run.ts';

function report(error: unknown): RunEnd {
  try {
    writeSync(
      process.stderr.fd,
      `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  } catch {
    // The disk is full; the reason is in the last event.
  }
  return endBy('failed', { code: 'broken', said: String(error) });
}

/** Takes the run of a folder, which this process has claimed, to its recorded end. */
export class Conductor {
  readonly #folder: string;
  #run: Run | undefined;
  #early: RunEnd | undefined;
  #given = false;

  constructor(folder: string) {
    this.#folder = folder;
    // A full disk, most of all: what the steps have written is closed and judged all the same.
    process.on('uncaughtException', (error) => {
      if (!this.#run) throw error;
      const end = report(error);
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') this.#run.outOfRoom({ code: 'disk-full' });
      else this.#run.stop(end);
    });
  }

  /** Ends the run early, or before it begins; the first reason counts. */
  stop(end: RunEnd): void {
    this.#early ??= end;
    this.#run?.stop(this.#early);
  }

  /** Ends the processes of the run and records no end: somebody else goes on with it. */
  giveUp(): void {
    this.#given = true;
    this.#run?.silence();
    this.stop({ verdict: 'lost', reason: 'given up' });
  }

  /** `executor` is for people: who runs it, and where. `beforeEnd` is awaited before an end is recorded. */
  async conduct(
    executor: string,
    sandbox: () => Promise<Sandbox>,
    beforeEnd?: (end: RunEnd) => Promise<void>,
  ): Promise<void> {
    const end = await this.#execute(executor, sandbox).catch(report);
    await beforeEnd?.(end);
    try {
      if (this.#run?.group) await dropCgroup(this.#folder, this.#run.group);
      if (this.#given) return;
      await removeFolder(runFolder(this.#folder).temporary);
      appendEnd(this.#folder, end, this.#run?.clock.now());
    } catch (error) {
      report(error);
    }
  }

  async #execute(executor: string, sandbox: () => Promise<Sandbox>): Promise<RunEnd> {
    const plan = JSON.parse(readFileSync(runFolder(this.#folder).plan, 'utf8')) as RunPlan;
    this.#run = new Run(this.#folder, plan, await adaptersOf(plan), await sandbox(), executor);
    if (this.#early) this.#run.stop(this.#early);
    return this.#run.execute();
  }
}

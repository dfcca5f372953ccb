import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { ExecutorCause, RunEvent, RunPlan, RunStep } from '@netloom/model';
import { judge, type Adapters, type StepResult } from '@netloom/tools/reading';
import { digest, openArtifact } from '../artifact.ts';
import { removeFolder } from '../beneath/index.ts';
import type { RunCgroup } from '../cgroup.ts';
import { endBy } from '../endBy.ts';
import type { RunEnd } from '../endBy.ts';
import { appendEvent } from '../eventLog.ts';
import { lastEventTime } from '../eventTail.ts';
import { RunClock } from '../runClock.ts';
import { openCgroup } from '../runCgroup.ts';
import { runFolder } from '../runFolder.ts';
import { describeSandbox, type Sandbox } from '../sandbox.ts';
import { seccompFilter } from '../seccomp.ts';
import { LimitWatch } from './limitWatch.ts';
import { ModelBuild } from './modelBuild.ts';
import { RunningStep, type FinishedStep } from './runningStep.ts';

const MAKE_PIPE = 'mkfifo';

type Unstamped<E> = E extends RunEvent ? Omit<E, 'time'> : never;

/** One run: its steps in order, within its limits, ended early by `stop`. */
export class Run {
  readonly folder: string;
  readonly plan: RunPlan;
  readonly adapters: Adapters;
  readonly sandbox: Sandbox;
  group: RunCgroup | undefined;
  readonly clock: RunClock;
  readonly #executor: string;
  #step: RunningStep | undefined;
  #end: RunEnd | undefined;
  #silent = false;
  #leavesNothing = false;

  constructor(folder: string, plan: RunPlan, adapters: Adapters, sandbox: Sandbox, executor: string) {
    this.folder = folder;
    this.plan = plan;
    this.adapters = adapters;
    this.sandbox = sandbox;
    this.#executor = executor;
    this.clock = new RunClock(lastEventTime(folder));
  }

  emit(event: Unstamped<RunEvent>): void {
    if (this.#silent) return;
    appendEvent(this.folder, { ...event, time: this.clock.now() } as RunEvent);
  }

  /** First process of the step that runs. */
  get root(): number | undefined {
    return this.#step?.pid;
  }

  /** Ends the run; the first reason counts. */
  stop(end: RunEnd): void {
    this.#end ??= end;
    this.#step?.kill();
  }

  /** Nothing more is recorded: another process goes on with the run. */
  silence(): void {
    this.#silent = true;
  }

  async execute(): Promise<RunEnd> {
    this.#prepare();
    const watch = new LimitWatch(this);
    watch.start();
    const results = await this.#runSteps().finally(() => watch.stop());
    watch.check();
    if (this.#leavesNothing) await removeFolder(runFolder(this.folder).work);
    else await this.#collectArtifacts();
    for (const name of ['errors', 'warnings'] as const) {
      this.emit({
        type: 'metric',
        name,
        value: results.reduce((sum, result) => sum + result[name], 0),
        unit: '',
      });
    }
    return this.#end ?? judge(results, this.adapters);
  }

  #prepare(): void {
    const files = runFolder(this.folder);
    for (const [file, hasSockets] of [
      [files.seccomp, false],
      [files.socketSeccomp, true],
    ] as const) {
      const filter = seccompFilter(hasSockets);
      if (filter) writeFileSync(file, filter);
    }
    execFileSync(MAKE_PIPE, ['-m', '600', files.input]);
    this.group = openCgroup(this.folder, this.sandbox, this.plan.limits);
    this.emit({ type: 'started', executor: this.#executor, sandbox: describeSandbox(this.sandbox) });
  }

  async #runSteps(): Promise<StepResult[]> {
    const build = ModelBuild.of(this);
    const cached = (await build?.take()) ?? [];
    const results: FinishedStep[] = [];
    for (const step of this.plan.steps.slice(cached.length)) {
      if (this.#end) break;
      const result = await this.#runStep(step);
      results.push(result);
      if (result.exitCode !== 0) break;
      if (cached.length === 0 && results.length === build?.steps.length) await build.keep(results);
    }
    this.#step = undefined;
    return [...cached, ...results];
  }

  async #runStep(step: RunStep): Promise<FinishedStep> {
    this.emit({ type: 'step-started', step: step.id });
    const started = performance.now();
    this.#step = new RunningStep(this, step);
    const result = await this.#step.finished;
    const { exitCode, signal, usage } = result;
    const seconds = (performance.now() - started) / 1000;
    this.emit({ type: 'step-finished', step: step.id, exitCode, signal, seconds, usage });
    if (exitCode !== 0 && result.ranOutOfMemory) this.outOfMemory();
    return result;
  }

  /** Ends the run for the others' sake: nothing that it wrote is kept. */
  outOfRoom(cause: ExecutorCause): void {
    if (this.#end === undefined) this.#leavesNothing = true;
    this.stop(endBy('failed', cause));
  }

  outOfMemory(): void {
    const { memoryMegabytes: megabytes } = this.plan.limits;
    this.stop(endBy('out-of-memory', { code: 'memory-limit', megabytes }));
  }

  async #collectArtifacts(): Promise<void> {
    for (const output of this.plan.outputs) {
      const file = await openArtifact(this.folder, output.path);
      if (!file) continue;
      try {
        this.emit({ type: 'artifact', output, ...(await digest(file)) });
      } finally {
        await file.close();
      }
    }
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, constants, existsSync, openSync } from 'node:fs';
import { constants as systemConstants } from 'node:os';
import { join } from 'node:path';
import type { RunStep, StepUsage } from '@netloom/model';
import type { StepResult } from '@netloom/tools/reading';
import { bubblewrapCommand } from '../bubblewrap.ts';
import { killCgroup } from '../cgroup.ts';
import { limitedCommand } from '../launch.ts';
import { withObjects } from '../objects/keptObjects.ts';
import { withoutMounts } from '../mounts.ts';
import { noteWhole } from '../noteWhole.ts';
import { identify } from '../processIdentity.ts';
import { runFolder } from '../runFolder.ts';
import { OutputRecorder, type StepOutput } from './outputRecorder.ts';
import type { Run } from './run.ts';
import { UsageMeter } from './usageMeter.ts';

const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8', TMPDIR: '/tmp' };
/** Where bwrap finds the seccomp filter: the first descriptor after the standard three. */
const SECCOMP_DESCRIPTOR = 3;

const signalName = (number: number) =>
  Object.entries(systemConstants.signals).find(([, value]) => value === number)?.[0] ?? null;

/** A shell's and bwrap's exit status 128+n stands for signal n. */
function exitOf(code: number | null, signal: string | null): Pick<StepResult, 'exitCode' | 'signal'> {
  const name = signal ?? (code !== null && code > 128 ? signalName(code - 128) : null);
  return name ? { exitCode: null, signal: name } : { exitCode: code, signal: null };
}

/** How a step ended, what it said, and what it took. */
export type FinishedStep = StepResult & StepOutput & { usage: StepUsage };

/** One step's process tree, from its start to its end. */
export class RunningStep {
  readonly #run: Run;
  readonly #child: ChildProcess;
  readonly finished: Promise<FinishedStep>;

  constructor(run: Run, step: RunStep) {
    this.#run = run;
    const recorder = new OutputRecorder(run, step);
    // Without a sandbox nothing would be where it is mounted.
    const isConfined = run.sandbox.confinement === 'bubblewrap';
    this.#child = this.#start(isConfined ? withObjects(run.folder, step) : step);
    noteWhole(runFolder(run.folder).step, identify(this.#child.pid ?? 0) ?? null);
    this.#child.stdout?.on('data', (chunk: Buffer) => recorder.write(chunk));
    const meter = new UsageMeter(this.#child.pid ?? 0);
    const finished = new Promise<FinishedStep>((resolve, reject) => {
      this.#child.once('error', reject);
      // A process that left the group may still hold the pipe.
      this.#child.once('exit', () => this.kill());
      this.#child.once('close', (code, signal) => {
        try {
          resolve({ ...recorder.end(), ...exitOf(code, signal), step, usage: meter.usage });
        } catch (error) {
          reject(error as Error);
        }
      });
    });
    this.finished = finished.finally(meter.stop);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Kills the whole tree: the process group, the sandbox's process namespace with it, and the control group. */
  kill(): void {
    try {
      if (this.#child.pid) process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // The group is gone already.
    }
    if (this.#run.group) killCgroup(this.#run.group);
  }

  #start(step: RunStep): ChildProcess {
    const { folder, sandbox, plan, group, adapters } = this.#run;
    const files = runFolder(folder);
    const confined = sandbox.confinement === 'bubblewrap';
    const seccomp = step.sockets ? files.socketSeccomp : files.seccomp;
    const filtered = confined && existsSync(seccomp);
    const confinement = confined
      ? bubblewrapCommand(folder, step.directory, filtered ? SECCOMP_DESCRIPTOR : undefined, step.mounts)
      : [];
    const argv = confined ? step.argv : withoutMounts(step.argv, step.mounts);
    const [program = '', ...args] = limitedCommand(argv, confinement, sandbox, plan.limits, group);
    // Opened for both directions, so that a bench that waits for input never sees an end of it.
    const input = adapters[step.tool]?.takesInput ? openSync(files.input, constants.O_RDWR) : undefined;
    const filter = filtered ? openSync(seccomp, 'r') : undefined;
    const child = spawn(program, args, {
      cwd: confined ? folder : join(files.work, step.directory),
      env: { ...ENVIRONMENT, HOME: confined ? '/work' : files.work, ...step.env },
      detached: true,
      stdio: [input ?? 'ignore', 'pipe', 'ignore', filter ?? 'ignore'],
    });
    for (const descriptor of [input, filter]) if (descriptor !== undefined) closeSync(descriptor);
    return child;
  }
}

import { outOfMemoryKills } from '../cgroup.ts';
import { diskUse } from './diskUse.ts';
import { hiddenDisk } from './hiddenDisk.ts';
import { processTree } from './processTree.ts';
import { treeMemory } from './treeMemory.ts';
import type { Run } from './run.ts';

/** What is checked here can be overstepped for as long. */
const CHECK_MILLISECONDS = 100;
/** Share of the time that checking may take: a run with very many files is looked at more rarely. */
const REST = 25;
const MEGABYTE = 2 ** 20;

/** Ends a run that oversteps a limit which the kernel does not hold by itself. */
export class LimitWatch {
  readonly #run: Run;
  readonly #begun = performance.now();
  #next: NodeJS.Timeout | undefined;

  constructor(run: Run) {
    this.#run = run;
  }

  /** Checks, now and again and again until `stop`. */
  start(): void {
    const begun = performance.now();
    this.check();
    const now = performance.now();
    const rest = Math.max(CHECK_MILLISECONDS, (now - begun) * REST);
    const left = Math.max(CHECK_MILLISECONDS, this.#run.plan.limits.seconds * 1000 - (now - this.#begun));
    this.#next = setTimeout(() => this.start(), Math.min(rest, left));
  }

  stop(): void {
    clearTimeout(this.#next);
  }

  check(): void {
    const { plan, group, root } = this.#run;
    const { seconds } = plan.limits;
    if (group && outOfMemoryKills(group) > 0) this.#run.outOfMemory();
    if (performance.now() - this.#begun > seconds * 1000)
      this.#run.stop({ verdict: 'timed-out', reason: `time limit of ${seconds} s` });
    const pids = root === undefined ? [] : processTree(root);
    this.#checkProcesses(pids);
    this.#checkDisk(pids);
  }

  #checkProcesses(pids: number[]): void {
    const { plan, sandbox } = this.#run;
    const { memoryMegabytes, processes } = plan.limits;
    const bytes = memoryMegabytes * MEGABYTE;
    if (sandbox.memory === 'watched' && treeMemory(pids, bytes) > bytes) this.#run.outOfMemory();
    if (sandbox.processes === 'watched' && pids.length > processes)
      this.#run.stop({ verdict: 'failed', reason: `process limit of ${processes}` });
  }

  #checkDisk(pids: number[]): void {
    const { diskMegabytes } = this.#run.plan.limits;
    const bytes = diskMegabytes * MEGABYTE;
    if (diskUse(this.#run.folder, bytes) + hiddenDisk(pids) > bytes)
      this.#run.stop({ verdict: 'failed', reason: `disk limit of ${diskMegabytes} MB` });
  }
}

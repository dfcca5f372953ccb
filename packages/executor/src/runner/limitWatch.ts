import { outOfMemoryKills } from '../cgroup.ts';
import { endBy } from '../endBy.ts';
import { freeMegabytes } from '../room.ts';
import { diskUse } from './diskUse.ts';
import { hiddenDisk } from './hiddenDisk.ts';
import { processTree } from './processTree.ts';
import { repeatedly } from './repeatedly.ts';
import { treeMemory } from './treeMemory.ts';
import type { Run } from './run.ts';

/** bwrap outside and inside of what it starts. */
const SANDBOX_PROCESSES = 2;
const MEGABYTE = 2 ** 20;
/** The folder is gone through at least so often, whatever the disk has free. */
const LONGEST_MILLISECONDS = 3000;

/** Ends a run that oversteps a limit which the kernel does not hold by itself; until the next check it can. */
export class LimitWatch {
  readonly #run: Run;
  readonly #begun = performance.now();
  readonly #checks = [
    () => this.#checkTime(),
    () => this.#checkMemory(),
    () => this.#checkDisk(),
    () => this.#checkRoom(),
  ];
  #stops: (() => void)[] = [];
  /** When the folder was gone through last, and megabytes free with which the run cannot have reached its limit since. */
  #walked = { at: -Infinity, enough: Infinity };

  constructor(run: Run) {
    this.#run = run;
  }

  start(): void {
    this.#stops = this.#checks.map((check) => repeatedly(check));
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  /** All of it, at the end. */
  check(): void {
    this.#walked = { at: -Infinity, enough: Infinity };
    for (const check of this.#checks) check();
  }

  #processes(): number[] {
    const { root } = this.#run;
    return root === undefined ? [] : processTree(root);
  }

  #checkTime(): void {
    const { seconds } = this.#run.plan.limits;
    if (performance.now() - this.#begun > seconds * 1000)
      this.#run.stop(endBy('timed-out', { code: 'time-limit', seconds }));
  }

  #checkMemory(): void {
    const { plan, sandbox, group } = this.#run;
    const bytes = plan.limits.memoryMegabytes * MEGABYTE;
    if (group && outOfMemoryKills(group) > 0) this.#run.outOfMemory();
    if (sandbox.memory !== 'watched' && sandbox.processes !== 'watched') return;
    const pids = this.#processes();
    if (sandbox.memory === 'watched' && treeMemory(pids, bytes) > bytes) this.#run.outOfMemory();
    if (sandbox.processes === 'watched' && pids.length > plan.limits.processes + SANDBOX_PROCESSES)
      this.#run.stop(endBy('failed', { code: 'process-limit', processes: plan.limits.processes }));
  }

  #checkRoom(): void {
    const { folder, plan } = this.#run;
    const { keepFreeMegabytes: kept = 0 } = plan;
    const free = freeMegabytes(folder);
    if (free < kept) this.#run.outOfRoom({ code: 'disk-room', free, kept });
  }

  /** Going through a folder is work: while the disk has lost less than the run may still write, it is left for a while. */
  #checkDisk(): void {
    const { folder, plan } = this.#run;
    const { diskMegabytes } = plan.limits;
    const free = freeMegabytes(folder);
    const now = performance.now();
    if (free > this.#walked.enough && now - this.#walked.at < LONGEST_MILLISECONDS) return;
    const bytes = diskMegabytes * MEGABYTE;
    const used = diskUse(folder, bytes) + hiddenDisk(this.#processes());
    // Half of it: others may have given back meanwhile.
    this.#walked = { at: now, enough: free - (diskMegabytes - used / MEGABYTE) / 2 };
    if (used > bytes) this.#run.stop(endBy('failed', { code: 'disk-limit', megabytes: diskMegabytes }));
  }
}

import { readFileSync } from 'node:fs';
import type { StepUsage } from '@netloom/model';
import { orNothing, processTree } from './processTree.ts';
import { repeatedly } from './repeatedly.ts';
import { highestMemory, treeMemory } from './treeMemory.ts';

/** Clock ticks a second of /proc, the same on every machine of Linux (USER_HZ, time(7)). */
const TICKS = 100;
/** Fields of /proc/PID/stat behind the name, which may hold blanks and brackets (proc_pid_stat(5)). */
const [OWN, OF_CHILDREN] = [11, 13];

/** Seconds that two neighbouring fields, user and system time, count from `field` on. */
function processorSeconds(pid: number | 'self', field: number): number {
  const text = orNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[field] ?? 0) + Number(fields[field + 1] ?? 0)) / TICKS;
}

/**
 * What a step's process tree takes of the machine. Memory is looked at again and again. Processor time is what the
 * kernel counts for the children of this process that have ended, each with all that it waited for; of a tree that was
 * killed, where nobody waited, it is what was seen last.
 */
export class UsageMeter {
  readonly #root: number;
  readonly #before = processorSeconds('self', OF_CHILDREN);
  readonly stop: () => void;
  #seconds = 0;
  #bytes = 0;

  constructor(root: number) {
    this.#root = root;
    this.stop = repeatedly(() => this.#look());
  }

  /** To be asked when the tree has ended. */
  get usage(): StepUsage {
    const counted = processorSeconds('self', OF_CHILDREN) - this.#before;
    return { cpuSeconds: Math.max(counted, this.#seconds), peakBytes: this.#bytes };
  }

  #look(): void {
    const pids = processTree(this.#root);
    this.#bytes = Math.max(this.#bytes, treeMemory(pids, this.#bytes), highestMemory(pids));
    const seconds = pids.map((pid) => processorSeconds(pid, OWN) + processorSeconds(pid, OF_CHILDREN));
    this.#seconds = Math.max(
      this.#seconds,
      seconds.reduce((sum, each) => sum + each, 0),
    );
  }
}

import { readFileSync, readdirSync } from 'node:fs';
import { setInterval } from 'node:timers';

/** Set in the environment of whatever measures, so that its processes are told from others. */
export const MARK = 'NETLOOM_BENCH';
const LOOK_MS = 500;
/** Clock ticks a second in /proc (proc(5), USER_HZ). */
const TICKS = 100;

interface Process {
  parent: number;
  /** Its processor time, in ticks. */
  ticks: number;
}

/** Watches, from now on, how much the processes use that do not belong to the measuring. */
export class Others {
  readonly #own: string;
  readonly #start = performance.now();
  readonly #timer = setInterval(() => this.#look(), LOOK_MS).unref();
  #last: Map<number, Process>;
  #ticks = 0;

  /** @param own value of the mark in the environment of what measures */
  constructor(own: string) {
    this.#own = `${MARK}=${own}`;
    this.#last = processes();
  }

  /** Ends the watch; answers the processor cores that others used on average, at least: what lived shorter than a look is missed. */
  end(): number {
    this.#look();
    clearInterval(this.#timer);
    return this.#ticks / TICKS / ((performance.now() - this.#start) / 1000);
  }

  #look(): void {
    const now = processes();
    for (const [pid, { ticks }] of now) {
      const before = this.#last.get(pid)?.ticks ?? 0;
      if (ticks > before && !this.#isOwn(pid, now)) this.#ticks += ticks - before;
    }
    this.#last = now;
  }

  /** Whether the process or one that it descends from carries the mark; sandboxes give none to what they run. */
  #isOwn(pid: number, all: ReadonlyMap<number, Process>): boolean {
    for (let at = pid; at > 0; at = all.get(at)?.parent ?? 0)
      if (at === process.pid || read(`/proc/${at}/environ`).split('\0').includes(this.#own)) return true;
    return false;
  }
}

function processes(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const text = read(`/proc/${name}/stat`);
    // The name of the program, in brackets, may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    if (text !== '') found.set(Number(name), { parent: Number(fields[1]), ticks });
  }
  return found;
}

/** The text of a file; empty when its process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

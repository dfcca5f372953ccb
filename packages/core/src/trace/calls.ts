import type { Code, Instruction } from './code.ts';
import { regionAt } from './regions.ts';
import type { Region } from './regions.ts';
import { Spans } from './spans.ts';
import type { Ending, Entry, Span } from './spans.ts';

interface Frame extends Omit<Span, 'end' | 'ending'> {
  /** Where it returns to; -1 where nobody knows. */
  returns: number;
}

/** What is known of a function over the whole trace, whatever the time line leaves out. */
export interface Activity {
  entries: number;
  /** Instructions from its entries to its ends, those of what it called too. */
  total: number;
  active: number;
  since: number;
}

/** Deeper calls end the outermost one on the time line. */
const MOST_FRAMES = 4096;

type Trap = { interrupt: boolean; cause: number };

/** Follows calls and returns of what is decoded, by the registers that jumps use for return addresses. */
export class Calls {
  readonly spans = new Spans();
  readonly activity: Activity[];
  deepest = 0;
  readonly #code: Code;
  readonly #regions: readonly Region[];
  #frames: Frame[] = [];
  #forgotten = 0;
  #before: { pc: number; instruction: Instruction } | undefined;
  #trap: Trap | undefined;
  #count = 0;

  constructor(code: Code, regions: readonly Region[]) {
    this.#code = code;
    this.#regions = regions;
    this.activity = regions.map(() => ({ entries: 0, total: 0, active: 0, since: 0 }));
  }

  instruction(pc: number): void {
    this.#arrive(pc);
    this.#before = { pc, instruction: this.#code.at(pc)! };
    this.#count++;
  }

  trap(pc: number, trap: Trap): void {
    this.#arrive(pc);
    this.#trap = trap;
  }

  gap(): void {
    this.#closeAll('gap');
  }

  end(): void {
    this.#closeAll('end');
  }

  #closeAll(ending: Ending): void {
    while (this.#frames.length > 0) this.#close(ending);
    [this.#forgotten, this.#before, this.#trap] = [0, undefined, undefined];
  }

  #arrive(pc: number): void {
    const [before, trap] = [this.#before, this.#trap];
    [this.#before, this.#trap] = [undefined, undefined];
    if (trap) return this.#open(pc, trap.interrupt ? 'interrupt' : 'exception', -1, trap.cause);
    const top = this.#frames.at(-1);
    if (!top) return this.#open(pc, 'unknown', -1);
    if (!before) return;
    const { instruction } = before;
    const next = before.pc + instruction.size;
    if (instruction.role === 'call' && pc !== next) return this.#open(pc, 'call', next);
    if (instruction.role === 'return' && this.#returned(pc)) return;
    if (instruction.role === 'handler-return') this.#handled();
    if (this.#frames.length === 0) return this.#open(pc, 'unknown', -1);
    if (this.#holds(this.#frames.at(-1)!, pc)) return;
    this.#moved(pc, instruction);
  }

  #holds({ region }: Frame, pc: number): boolean {
    const range = this.#regions[region];
    return range ? pc >= range.address && pc < range.end : regionAt(this.#regions, pc) < 0;
  }

  /** The frame that returns to here ends, with all in it; none does that lies beneath a handler of traps. */
  #returned(pc: number): boolean {
    for (let at = this.#frames.length - 1; at >= 0; at--) {
      const { returns, entry } = this.#frames[at]!;
      if (returns === pc) {
        while (this.#frames.length > at) this.#close('return');
        return true;
      }
      if (entry === 'exception' || entry === 'interrupt') return false;
    }
    return false;
  }

  #handled(): void {
    const at = this.#frames.findLastIndex(({ entry }) => entry === 'exception' || entry === 'interrupt');
    if (at < 0) return;
    while (this.#frames.length > at) this.#close('return');
  }

  /** To another function without a call: it takes the place of the one before. */
  #moved(pc: number, { role, flow }: Instruction): void {
    const { returns } = this.#frames.at(-1)!;
    const isStart = this.#regions[regionAt(this.#regions, pc)]?.address === pc;
    // No function returns to where one begins, whatever registers the jump has.
    if (role === 'return' && !isStart) {
      this.#close('return');
      return this.#open(pc, 'unknown', -1);
    }
    const how = isStart && flow !== 'next' && role !== 'handler-return' ? 'tail' : 'jump';
    this.#close(how);
    this.#open(pc, how, returns);
  }

  #open(pc: number, entry: Entry, returns: number, cause = 0): void {
    const region = regionAt(this.#regions, pc);
    const activity = this.activity[region];
    if (activity) {
      if (entry !== 'jump' && entry !== 'unknown') activity.entries++;
      if (activity.active++ === 0) activity.since = this.#count;
    }
    const depth = this.#forgotten + this.#frames.length;
    this.#frames.push({ region, depth, begin: this.#count, entry, returns, cause });
    this.deepest = Math.max(this.deepest, depth + 1);
    if (this.#frames.length <= MOST_FRAMES) return;
    this.#leave(this.#frames.shift()!, 'deep');
    this.#forgotten++;
  }

  #close(ending: Ending): void {
    this.#leave(this.#frames.pop()!, ending);
  }

  #leave({ returns: _, ...frame }: Frame, ending: Ending): void {
    const activity = this.activity[frame.region];
    if (activity && --activity.active === 0) activity.total += this.#count - activity.since;
    this.spans.add({ ...frame, end: this.#count, ending });
  }
}

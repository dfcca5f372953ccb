import type { Clint } from './clint.ts';
import { enterByTable, executeFast } from './execute.ts';
import type { Hart } from './hart.ts';
import { refresh, untilTimer, wake } from './interrupts.ts';
import { repeats } from './repeats.ts';
import type { RunEnd } from './runEnd.ts';

/** Instructions between two looks for endless loops: soon at first, then ever more seldom up to this. */
const SOON = 1024;
const SELDOM = 1 << 20;

export interface Running {
  hart: Hart;
  clint: Clint | undefined;
  /** Whether the model takes interrupts itself. */
  interrupts: boolean;
  /** The odd value written to tohost. */
  tohost: number | undefined;
}

type Cause = RunEnd extends infer End
  ? End extends RunEnd
    ? Omit<End, 'instructions' | 'pc'>
    : never
  : never;

/** What there is to do between instructions: interrupts, sleep, ends. Answers why the run cannot go on. */
function between(running: Running, last: number): Cause | undefined {
  const { hart, clint, interrupts, tohost } = running;
  if (tohost !== undefined) return { cause: 'tohost', value: tohost, exitCode: tohost >>> 1 };
  if (hart.halted) return { cause: 'halted', trap: hart.halted };
  if (hart.ticks >= last) return { cause: 'limit' };
  if (hart.vectoring) enterByTable(hart);
  if (!interrupts) return undefined;
  refresh(hart, clint);
  if (hart.sleeping && !wake(hart, clint)) return { cause: 'wfi' };
  const interrupt = hart.csrs.state.interrupt();
  // One that was stepped into is completed first.
  if (interrupt !== undefined && hart.part === 0) hart.interrupt(interrupt);
  if (hart.vectoring) enterByTable(hart);
  return undefined;
}

function endless(hart: Hart, instructions: number): Cause | undefined {
  const loop = repeats(hart, instructions);
  if (!loop) return undefined;
  return loop.trap ? { cause: 'trap-loop', trap: loop.trap } : { cause: 'endless-loop' };
}

function causeOfEnd(running: Running, last: number): Cause {
  const { hart, clint } = running;
  let interval = SOON;
  let look = hart.ticks + interval;
  for (;;) {
    const cause = between(running, last);
    if (cause) return cause;
    if (hart.ticks >= look) {
      const loop = endless(hart, last - hart.ticks);
      if (loop) return loop;
      interval = Math.min(2 * interval, SELDOM);
      look = hart.ticks + interval;
      continue;
    }
    hart.allow(Math.min(Math.min(last, look) - hart.ticks, untilTimer(clint)));
    executeFast(hart);
  }
}

export function run(running: Running, instructions: number): RunEnd {
  const { hart } = running;
  const first = hart.ticks;
  running.tohost = undefined;
  const cause = causeOfEnd(running, first + instructions);
  return { ...cause, instructions: hart.ticks - first, pc: hart.pc >>> 0 };
}

import { executeStep } from './execute.ts';
import type { Hart } from './hart.ts';
import { NOWHERE } from './instructions/definition.ts';
import type { Trap } from './step.ts';

const LONGEST = 4096;

/** A test whether the hart is again in the state in which it is now. Registers come first: they differ soonest. */
function sameAsNow(hart: Hart): () => boolean {
  const { pc } = hart;
  const x = hart.x.slice(0, NOWHERE);
  const rest = () => [hart.mode, hart.part, hart.reservation, ...hart.csrs.snapshot()].join();
  const then = rest();
  return () => hart.pc === pc && x.every((value, index) => value === hart.x[index]) && rest() === then;
}

/** Whether an interrupt might come, whatever the program does. */
const interruptible = ({ csrs: { state } }: Hart) => state.enabled !== 0 && state.open;

/**
 * Executes some instructions to see whether the program comes back to the state in which it is now, with memory as it
 * was and nothing read that passes by itself: then it does so for ever. Answers a trap on the way, if there was one.
 */
export function repeats(hart: Hart, instructions: number): { trap?: Trap } | undefined {
  const same = sameAsNow(hart);
  const { space } = hart.bus;
  const { changes } = space;
  let trap: Trap | undefined;
  for (let count = 0; count < Math.min(instructions, LONGEST); count++) {
    if (interruptible(hart)) return undefined;
    trap = executeStep(hart).trap ?? trap;
    if (space.changes !== changes || hart.sleeping || hart.halted) return undefined;
    if (same()) return { trap };
  }
  return undefined;
}

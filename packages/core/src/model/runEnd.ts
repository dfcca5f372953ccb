import type { Trap } from './step.ts';

/** Why a run ended. */
export type RunEnd = { instructions: number; pc: number } & (
  | {
      /** The program wrote an odd value to tohost: 1 is success, else the exit code is the value's upper 31 bits. */
      cause: 'tohost';
      value: number;
      exitCode: number;
    }
  /** An exception in a core without Zicsr, or a critical error (Smdbltrp). */
  | { cause: 'halted'; trap: Trap }
  /** Traps follow each other with nothing changed in between, for ever. */
  | { cause: 'trap-loop'; trap: Trap }
  /** A loop that changes nothing and that no interrupt can end, such as `j .`. */
  | { cause: 'endless-loop' }
  /** Sleeps in wfi, and neither the timer nor a raised line will wake it. */
  | { cause: 'wfi' }
  | { cause: 'limit' }
);

import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';

/**
 * Nets of an interrupt's way through the table: a trap goes to an entry, mret does, what fetch brings is an entry, and it
 * is there and leads fetch on.
 */
export const VECTORING = ['trap_vectors', 'return_vectors', 'vectoring', 'entry_read'] as const;

/**
 * The entry comes as an instruction would, and executes nothing; where it cannot be fetched, the trap of that is its own.
 * `arrived`: it is in a register; `taken` and `returns`: the cycle in which an interrupt is taken, and mret leaves.
 */
export const vectoring = (
  options: CoreOptions,
  { arrived, taken, returns }: { arrived: string; taken: string; returns: string },
): string => sv`
  // ---- Interrupts that go by the table: fetch brings an entry, and goes on where that leads
  assign entry_read = vectoring && ${arrived};

  ${clocked(
    options,
    "vectoring <= 1'b0;",
    sv`
      if (trap) vectoring <= ${taken} && trap_vectors;
      else if (${returns}) vectoring <= return_vectors;
      else if (entry_read) vectoring <= 1'b0;
    `,
  )}
`;

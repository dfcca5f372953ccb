import { hasClic, hasHardwareVectors } from '../options/clic.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { PRESETS } from '../options/presets.ts';

interface LevelLatency {
  /** Cycles to the first instruction of the common handler, whether it preempts another or not; at most, of a queue of one word. */
  handler: number;
  /** By the table, which is read first; undefined in a core whose interrupts cannot go by it. */
  table: number | undefined;
  /** So many more out of `wfi`. */
  asleep: number;
}

/** As `interruptLatency`, for interrupts of the CLIC; undefined for a core without. */
export function levelLatency(options: CoreOptions): LevelLatency | undefined {
  if (!hasClic(options)) return undefined;
  const { base, memory } = options;
  const five = base.stages === 5;
  // A queue of one word fetches a word in two cycles.
  const handler = (five ? 4 : 3) + (memory.prefetchDepth === 1 ? 1 : 0);
  return {
    handler,
    table: hasHardwareVectors(options) ? handler + 2 : undefined,
    asleep: five ? 2 : 1,
  };
}

interface Succession {
  /** Cycles from the return of a handler to the next one's first instruction, by mnxti. */
  chained: number;
  /** The same where the program goes on in between, less what it executes. */
  apart: number;
}

/** Of the basic software's handlers, measured on two presets; what `timed` names would make it another figure. */
const MEASURED: readonly (readonly [CoreOptions, Succession])[] = [
  [PRESETS.micro, { chained: 15, apart: 100 }],
  [PRESETS.standard, { chained: 19, apart: 96 }],
];

const timed = ({ base, memory, advanced, auxiliary }: CoreOptions) =>
  JSON.stringify([
    [base.isa, base.stages, base.compressed, advanced.forwarding, advanced.storeBuffer],
    [memory.prefetchDepth, memory.instructionCache, memory.dataCache, memory.idempotentRegion],
    [advanced.branchPrediction, advanced.predictionEntries, advanced.returnStack, advanced.branchTargets],
    [advanced.lateBranches, advanced.lateAlu, advanced.branchTargetAdder, auxiliary.pmpEntries],
  ]);

/** Undefined where it has not been measured. */
export const successionOf = (options: CoreOptions): Succession | undefined =>
  hasClic(options) ? MEASURED.find(([preset]) => timed(preset) === timed(options))?.[1] : undefined;

import type { CoreOptions } from '../options/coreOptions.ts';
import { hasNmi } from '../options/nmi.ts';
import { sv } from './sv.ts';

/**
 * The non-maskable interrupt may come before the first instruction of another's handler, of which no instruction tells
 * then: bits 13 to 8 of its cause do. `taken`: the cycle in which an interrupt is taken.
 */
export const interruptedEntry = (options: CoreOptions, taken: string): string =>
  hasNmi(options)
    ? sv`
        logic [5:0] interrupted_entry; // there is one, and its cause
        always_ff @(posedge clk) if (${taken}) interrupted_entry <= {after_interrupt, last_interrupt_cause};
      `
    : '';

/** `rvfi_cause` of the first instruction of an interrupt's handler. */
export const interruptCause = (options: CoreOptions): string =>
  hasNmi(options)
    ? "{18'h20000, interrupted_entry & {6{interrupted_entry[5]}}, 3'd0, last_interrupt_cause}"
    : "{27'h4000000, last_interrupt_cause}";

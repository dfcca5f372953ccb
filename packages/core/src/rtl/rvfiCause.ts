import { hasClic, numberWidth } from '../options/clic.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasNmi } from '../options/nmi.ts';
import { sv } from './sv.ts';

/**
 * The non-maskable interrupt may come before the first instruction of another's handler, of which no instruction tells
 * then: bits 13 to 8 of its cause do, with a CLIC bits 15 to 8. `taken`: the cycle in which an interrupt is taken.
 */
export const interruptedEntry = (options: CoreOptions, taken: string): string =>
  hasNmi(options)
    ? sv`
        logic [${numberWidth(options)}:0] interrupted_entry; // there is one, and its cause
        always_ff @(posedge clk) if (${taken}) interrupted_entry <= {after_interrupt, last_interrupt_cause};
      `
    : '';

/** `rvfi_cause` of the first instruction of an interrupt's handler. */
export function interruptCause(options: CoreOptions): string {
  const width = numberWidth(options);
  if (!hasNmi(options)) return `{${32 - width}'h${(2 ** (31 - width)).toString(16)}, last_interrupt_cause}`;
  return hasClic(options)
    ? "{16'h8000, interrupted_entry & {8{interrupted_entry[7]}}, 1'b0, last_interrupt_cause}"
    : "{18'h20000, interrupted_entry & {6{interrupted_entry[5]}}, 3'd0, last_interrupt_cause}";
}

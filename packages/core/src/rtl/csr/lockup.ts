import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';

/** Nothing but exceptions, one at the first instruction to which the other has led. */
export function lockup(options: CoreOptions): CsrPart {
  if (!options.safety.lockup) return { ports: [], text: '', registers: [] };
  return {
    ports: [...(options.base.zicntr ? [] : [input('retire')]), output('lockup')],
    text: sv`
      // Lockup: the instruction to which an exception has led raises one too, until an instruction retires. An interrupt
      // leads elsewhere: its handler begins anew.
      logic excepted; // by an exception, and nothing has retired since

      ${clocked(
        options,
        "excepted <= 1'b0;\nlockup <= 1'b0;",
        sv`
          if (retire) begin
            excepted <= 1'b0;
            lockup <= 1'b0;
          end else if (trap) begin
            excepted <= !trap_interrupt;
            lockup <= !trap_interrupt && excepted;
          end
        `,
      )}
    `,
    registers: [],
  };
}

import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from './sv.ts';

/** The event of registers that have a reset, `clk` and `rst_n` in every module of the core. */
export function edge({ implementation }: CoreOptions): string {
  return implementation.reset === 'asynchronous' ? 'posedge clk or negedge rst_n' : 'posedge clk';
}

/** An `always_ff` with reset values and the statements of the running clock. */
export function clocked(options: CoreOptions, reset: string, running: string): string {
  return sv`
    always_ff @(${edge(options)}) begin
      if (!rst_n) begin
        ${reset}
      end else begin
        ${running}
      end
    end
  `;
}

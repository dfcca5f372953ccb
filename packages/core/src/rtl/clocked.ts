import type { CoreOptions } from '../options/coreOptions.ts';
import { hasLockstep } from '../options/safety.ts';
import { sv } from './sv.ts';

/** The options that say how registers are reset. */
export interface Clocked {
  implementation: Pick<CoreOptions['implementation'], 'reset'>;
  safety: Pick<CoreOptions['safety'], 'lockstep'>;
}

/** The event of registers that have a reset, `clk` and `rst_n` in every module of the core. */
export function edge({ implementation }: Clocked, rst = 'rst_n', clk = 'clk'): string {
  return implementation.reset === 'asynchronous' ? `posedge ${clk} or negedge ${rst}` : `posedge ${clk}`;
}

/** An `always_ff` with reset values and the statements of the running clock. */
export function clocked(
  options: Clocked,
  reset: string,
  running: string,
  rst = 'rst_n',
  clk = 'clk',
): string {
  return sv`
    always_ff @(${edge(options, rst, clk)}) begin
      if (!${rst}) begin
        ${reset}
      end else begin
        ${running}
      end
    end
  `;
}

/** Registers without a reset, which two copies in lockstep need all the same: what they hold can be read. */
export const unreset = (options: Clocked, reset: string, running: string): string =>
  hasLockstep(options) ? clocked(options, reset, running) : `always_ff @(posedge clk) ${running}`;

/** The same of several statements. */
export const unresetBlock = (options: Clocked, reset: string, running: string): string =>
  hasLockstep(options)
    ? clocked(options, reset, running)
    : sv`
        always_ff @(posedge clk) begin
          ${running}
        end
      `;

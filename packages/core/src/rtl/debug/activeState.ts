import type { ModuleOptions } from './moduleOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { activeNet } from './authentication.ts';

/** Registers that are reset while dmactive is low, too (Debug 0.13.2, 3.12.2), and while no debugger is let in. */
export function activeState(options: ModuleOptions, reset: string, running: string): string {
  return clocked(
    options,
    reset,
    sv`
      if (!${activeNet(options)}) begin
        ${reset}
      end else begin
        ${running}
      end
    `,
  );
}

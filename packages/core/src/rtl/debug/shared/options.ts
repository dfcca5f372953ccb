import type { ModuleOptions } from '../moduleOptions.ts';

/** What a debug module for several harts is made from. */
export interface SharedOptions {
  harts: number;
  /** Words of the program buffer. */
  programBuffer: number;
  systemBusAccess: boolean;
  version: '0.13' | '1.0';
  /** Halt and resume groups beside group 0, which is none. */
  groups: number;
  /** External triggers of halt groups, and as many of resume groups. */
  triggers: number;
  authentication: boolean;
  reset: 'synchronous' | 'asynchronous';
  /** Name of the port of a signal of APB (`PADDR`); JTAG without. */
  apb?: (signal: string) => string;
  /** Beginning of the names of the system bus's ports. */
  bus: string;
  /** Name of the port of a hart for its signal (`debug_mode`). */
  hartPort: (hart: number, signal: string) => string;
}

/** The same as the parts that it shares with a core's own module take it. */
export const moduleOptions = (options: SharedOptions): ModuleOptions => ({
  debug: {
    transport: options.apb ? 'apb' : 'jtag',
    programBuffer: options.programBuffer,
    systemBusAccess: options.systemBusAccess,
    version: options.version,
    authentication: options.authentication,
    ...{ triggers: 0, triggerKind: 'address', externalTriggers: 0 },
  },
  implementation: { reset: options.reset },
  safety: { lockstep: false },
});

/** Bits of hartsel: a hart past the last can be asked for, which is how a debugger finds the last. */
export const hartselWidth = (harts: number): number => Math.ceil(Math.log2(harts + 1));

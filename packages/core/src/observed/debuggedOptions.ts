import type { CoreOptions } from '../options/coreOptions.ts';

/** Breakpoints in memory that cannot be written, and watchpoints. */
const LEAST_TRIGGERS = 4;

/**
 * A core as a debugger at JTAG wants it: nothing else that a program sees is changed. Whoever simulates it needs not be
 * let in, and no other core is halted with it.
 */
export function debuggedOptions(options: CoreOptions): CoreOptions {
  const { debug } = options;
  const triggers = Math.max(debug.triggers, LEAST_TRIGGERS);
  const alone = { authentication: false, externalTriggers: 0 };
  return { ...options, debug: { ...debug, ...alone, transport: 'jtag', systemBusAccess: true, triggers } };
}

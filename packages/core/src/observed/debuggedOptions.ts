import type { CoreOptions } from '../options/coreOptions.ts';

/** Breakpoints in memory that cannot be written, and watchpoints. */
const LEAST_TRIGGERS = 4;

/** A core as a debugger at JTAG wants it: nothing else that a program sees is changed. */
export function debuggedOptions(options: CoreOptions): CoreOptions {
  const { debug } = options;
  const triggers = Math.max(debug.triggers, LEAST_TRIGGERS);
  return { ...options, debug: { ...debug, transport: 'jtag', systemBusAccess: true, triggers } };
}

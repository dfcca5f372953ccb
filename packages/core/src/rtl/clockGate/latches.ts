import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasLockstep } from '../../options/safety.ts';
import { registerCount } from '../regfile/registerAddress.ts';
import { keptWidth } from '../regfile/registerParity.ts';
import { hasGatedRegisters, stopsClock } from './clockGate.ts';

export interface Latches {
  /** Bits of integer registers that are latches. */
  registers: number;
  /** Clock gates, with a latch each. */
  gates: number;
}

/** The latches of a core. All are meant: what else becomes one in a synthesis is a fault. */
export function latchesOf(options: CoreOptions): Latches {
  // x0 has no register.
  const registers = registerCount(options) - 1;
  const isLatched = options.implementation.registerFile === 'latches';
  const copies = hasLockstep(options) ? 2 : 1;
  return {
    registers: isLatched ? copies * registers * keptWidth(options) : 0,
    gates: copies * ((hasGatedRegisters(options) ? registers : 0) + (stopsClock(options) ? 1 : 0)),
  };
}

import type { CoreOptions } from '../../options/coreOptions.ts';
import { gatesUnits } from '../../options/unitGates.ts';
import { countersOf } from '../csr/counters.ts';
import { hasMuldiv, hasMultiplier } from '../muldiv/multiplies.ts';
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

/** Of units that work now and then. */
function unitGates(options: CoreOptions): number {
  const units = [hasMuldiv(options), hasMultiplier(options), options.base.zfinx];
  return units.filter(Boolean).length + countersOf(options).length;
}

/** The latches of a core. All are meant: what else becomes one in a synthesis is a fault. */
export function latchesOf(options: CoreOptions): Latches {
  // x0 has no register.
  const registers = registerCount(options) - 1;
  const isLatched = options.implementation.registerFile === 'latches';
  const units = gatesUnits(options) ? unitGates(options) : 0;
  const copies = hasLockstep(options) ? 2 : 1;
  return {
    registers: isLatched ? copies * registers * keptWidth(options) : 0,
    gates: copies * ((hasGatedRegisters(options) ? registers : 0) + (stopsClock(options) ? 1 : 0) + units),
  };
}

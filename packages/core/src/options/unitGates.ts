import type { CoreOptions } from './coreOptions.ts';

/** Whether units have clocks of their own, which run while they work. */
export const gatesUnits = ({ implementation }: CoreOptions): boolean => implementation.unitClockGates;

/** Whether there is a unit that does not work in each cycle: multiplier and divider, floating point, counters. */
export const hasUnitToGate = ({ base, auxiliary }: CoreOptions): boolean =>
  base.multiply !== 'none' || base.zfinx || base.zicntr || auxiliary.performanceCounters > 0;

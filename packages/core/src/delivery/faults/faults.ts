import { BASES } from '../../measured/bases.ts';
import { rtlHash } from '../../measured/rtlHash.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import type { MeasuredFault } from './measuredFault.ts';

/** The core that a fault was put into. */
function coreOf({ preset, changes }: MeasuredFault): CoreOptions {
  const own = BASES[preset];
  const changed = Object.entries(changes).map(([group, options]) => [
    group,
    { ...(own[group as keyof CoreOptions] as object), ...options },
  ]);
  return { ...own, ...Object.fromEntries(changed) } as CoreOptions;
}

/** Whether the RTL is still what it was when the fault was measured; else nothing is known of it. */
export const isMeasured = (fault: MeasuredFault): boolean => rtlHash(coreOf(fault)) === fault.rtl;

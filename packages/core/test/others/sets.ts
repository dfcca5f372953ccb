import type { CoreOptions } from '../../src/index.ts';
import { withTrace } from '../lockstep/withTrace.ts';
import { optionSets } from '../optionSets.ts';

/** The first of them are those of the lockstep suite, whose simulators are compiled once for both. */
const drawn = (): CoreOptions[] => optionSets(7, 110).map(withTrace);
/** Cores with 16 registers: so many of the drawn ones. */
const SMALL = 8;

/** Why environment p of riscv-tests begins nothing on a core, in words; undefined where it does. */
function unfitForP({ base, safety }: CoreOptions): string | undefined {
  if (base.isa === 'rv32e') return 'it clears 31 registers';
  if (!base.zicsr) return 'it begins with CSRs';
  if (safety.doubleTrap)
    return 'it tries CSRs by traps from which it never returns: the second one is a double trap';
  return undefined;
}

/** Sets at random on which environment p of riscv-tests begins. */
export const setsForP = (): CoreOptions[] => drawn().filter((set) => unfitForP(set) === undefined);

/** These, and some with 16 registers, without CSRs or with traps that stop the core. */
export function setsOfBoth(): CoreOptions[] {
  const all = drawn();
  const others = all.filter((set) => unfitForP(set) !== undefined);
  return [...all.filter((set) => unfitForP(set) === undefined), ...others.slice(0, SMALL)];
}

import type { PllFamilyId, PllLimits, PllSource, SocDocument } from '@netloom/model';
import { uniqueName } from '../../edit/names.ts';
import { removeTreeItem, withFrequencies } from '../edit.ts';
import type { PllSet } from './bestSet.ts';
import { pllsOf } from './plls.ts';

interface PllWriting {
  /** The PLL that gets these numbers; a new one without. */
  pll?: string | undefined;
  from: string;
  family: PllFamilyId;
  limits?: PllLimits | undefined;
  set: PllSet;
}

/**
 * The document with a PLL under the numbers of a set, a clock for each output; with the name of the first. Clocks of
 * outputs that it has no more are removed.
 */
export function writePll(
  document: SocDocument,
  { pll, from, family, limits, set }: PllWriting,
): { document: SocDocument; clock: string } {
  const known = pllsOf(document).find(({ name }) => name === pll);
  const name = known?.name ?? newName(document);
  let current = document;
  for (const [output, clock] of known?.outputs ?? [])
    if (output >= set.outputs.length) current = removeTreeItem(current, 'clocks', clock);
  let first = '';
  for (const [output, divide] of set.outputs.entries()) {
    const { divider, multiplier } = set;
    const clock = known?.outputs.get(output) ?? uniqueName(current, `${name}_out${output}`);
    const own = limits && output === 0 ? { limits } : {};
    const source: PllSource = {
      kind: 'pll',
      from,
      pll: name,
      family,
      divider,
      multiplier,
      output,
      divide,
      ...own,
    };
    const before = current.clocks[clock];
    const frequency = set.frequencies[output]!;
    current = { ...current, clocks: { ...current.clocks, [clock]: { ...before, frequency, source } } };
    if (output === 0) first = clock;
  }
  return { document: withFrequencies(current), clock: first };
}

/** `pll0`, or the next number that no PLL has. */
function newName(document: SocDocument): string {
  const taken = new Set(pllsOf(document).map(({ name }) => name));
  for (let number = 0; ; number++) if (!taken.has(`pll${number}`)) return `pll${number}`;
}

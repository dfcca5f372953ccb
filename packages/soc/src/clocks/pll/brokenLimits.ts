import type { SocDocument } from '@netloom/model';
import type { Range, Steps } from './families.ts';
import { familyOf } from './plls.ts';
import type { Pll } from './plls.ts';

/** A limit of its family that a PLL of a document breaks. Hz, or plain numbers of dividers. */
export interface BrokenLimit extends Range {
  limit: 'reference' | 'phase' | 'vco' | 'output' | 'divider' | 'multiplier' | 'divide' | 'feedback';
  value: number;
  /** Clock that is at fault; the reference's and the VCO's is that of the lowest output. */
  clock: string;
}

/** What is on a limit in exact numbers is not beyond it in double precision. */
const SLACK = 1e-9;

/** Every limit that the numbers of a PLL break under the frequency of its reference. */
export function brokenLimits(
  document: Pick<SocDocument, 'clocks'>,
  pll: Pll,
  reference: number,
): BrokenLimit[] {
  const family = familyOf(pll.source);
  const { divider, multiplier } = pll.source;
  const lowest = Math.min(...pll.outputs.keys());
  const phase = reference / divider;
  const vco = phase * multiplier;
  const first = pll.outputs.get(lowest)!;
  const found: BrokenLimit[] = [];
  const hold = (limit: BrokenLimit['limit'], clock: string, value: number, range: Range) => {
    if (!(value >= range.min * (1 - SLACK) && value <= range.max * (1 + SLACK)))
      found.push({ limit, clock, value, min: range.min, max: range.max });
  };
  hold('reference', first, reference, family.reference);
  hold('phase', first, phase, family.phase);
  hold('vco', first, vco, family.vco);
  hold('divider', first, divider, family.divider);
  hold('multiplier', first, onStep(multiplier, family.multiplier), family.multiplier);
  for (const [index, clock] of pll.outputs) {
    const { source } = document.clocks[clock]!;
    const steps = family.outputs[index];
    if (source?.kind !== 'pll' || !steps) continue;
    hold('divide', clock, onStep(source.divide, steps), steps);
    hold('output', clock, vco / source.divide, family.output);
    // The feedback comes from behind the divider of the lowest output.
    if (family.feedback && index === lowest)
      hold('feedback', clock, onStep(multiplier / source.divide, family.feedback), family.feedback);
  }
  return found;
}

/** The number itself where the divider can have it, and otherwise none that any limit allows. */
function onStep(value: number, { step, binary }: Steps & { binary?: boolean }): number {
  const isOn = Number.isInteger(value / step) && (!binary || Number.isInteger(Math.log2(value)));
  return isOn ? value : NaN;
}

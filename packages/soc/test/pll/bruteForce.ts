import type { PllFamily, PllRequest } from '@netloom/soc/clocks';

/**
 * The least worst error that a family can have, and of the sets that have it the preferred VCO, found by trying every
 * number of every divider; undefined when no set keeps the limits.
 */
export function bruteForce(
  family: PllFamily,
  request: PllRequest,
): { error: number; vco: number } | undefined {
  let best: { error: number; vco: number } | undefined;
  for (const [phase, multiplier, first] of numbers(family, request)) {
    const vco = phase * multiplier;
    if (!inside(vco, family.vco)) continue;
    const errors = request.outputs.map((wanted, index) => {
      const dividers = index === 0 && first !== undefined ? [first] : everyDivider(family, index);
      let least = Infinity;
      for (const each of dividers)
        if (inside(vco / each, family.output)) least = Math.min(least, Math.abs(vco / each / wanted - 1));
      return least;
    });
    const error = Math.max(...errors);
    if (error === Infinity) continue;
    const isSame = best && Math.abs(error - best.error) < 1e-11;
    const isPreferred = best && (request.vco === 'high' ? vco > best.vco : vco < best.vco);
    if (!best || (isSame ? isPreferred : error < best.error)) best = { error, vco };
  }
  return best;
}

/** Rate of the phase detector, multiplier and, where it is not free, the first divider. */
function* numbers(family: PllFamily, { reference }: PllRequest): Generator<[number, number, number?]> {
  const { divider, multiplier, feedback, outputs } = family;
  for (let d = divider.min; d <= divider.max; d++) {
    const phase = reference / d;
    if (!inside(phase, family.phase)) continue;
    if (feedback)
      for (let fb = feedback.min; fb <= feedback.max; fb++)
        for (let o = outputs[0]!.min; o <= outputs[0]!.max; o++) yield [phase, fb * o, o];
    else for (let m = multiplier.min; m <= multiplier.max; m += multiplier.step) yield [phase, m];
  }
}

function everyDivider(family: PllFamily, index: number): number[] {
  const { min, max, step, binary } = family.outputs[index]!;
  const list: number[] = [];
  for (let each = min; each <= max; each = binary ? each * 2 : each + step) list.push(each);
  return list;
}

function inside(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min - 1e-3 && value <= max + 1e-3;
}

import type { PllFamilyId, PllSource, SocDocument } from '@netloom/model';
import { limitsOf, PLL_FAMILIES } from '@netloom/soc/clocks';
import { treeDesign, withClock } from './clockTrees.ts';

/** Numbers of a PLL of each family for the crystal of 40 MHz: divider, multiplier, and divide by output. */
export const PLL_NUMBERS: Record<PllFamilyId, [number, number, [number, number][]]> = {
  ice40: [2, 32, [[0, 16]]],
  ecp5: [
    1,
    15,
    [
      [0, 5],
      [2, 8],
    ],
  ],
  mmcm: [
    1,
    20.125,
    [
      [0, 8.125],
      [1, 16],
    ],
  ],
  plle2: [1, 25, [[0, 10]]],
  asic: [
    1,
    30,
    [
      [0, 10],
      [1, 4],
    ],
  ],
};

/** The tree with a PLL of a family, whose outputs are `fast0`, `fast1`, … */
export function pllDesign(family: PllFamilyId, part: Partial<PllSource> = {}): SocDocument {
  const [divider, multiplier, outputs] = PLL_NUMBERS[family];
  return outputs.reduce((document, [output, divide]) => {
    const limits = family === 'asic' && output === 0 ? { limits: limitsOf(PLL_FAMILIES.asic) } : {};
    const source: PllSource = {
      ...{ kind: 'pll', from: 'xtal', pll: 'pll0', family, divider, multiplier, output, divide },
      ...{ ...limits, ...part },
    };
    const frequency = Number((((40e6 / divider) * multiplier) / divide).toPrecision(12));
    return withClock(document, `fast${output}`, { frequency, source });
  }, treeDesign());
}

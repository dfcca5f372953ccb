import type { PllSource, SocDocument } from '@netloom/model';
import { compareText } from '../../document/order.ts';
import { asicFamily, PLL_FAMILIES } from './families.ts';
import type { PllFamily } from './families.ts';

/** A PLL of a document, gathered from the clocks that it makes. */
export interface Pll {
  name: string;
  /** Of the clock at its lowest output, which the others must agree with. */
  source: PllSource;
  /** Clocks by the number of the output that they are; of several at one output, the first by name. */
  outputs: Map<number, string>;
}

/** The PLLs of a document by their names. */
export function pllsOf({ clocks }: Pick<SocDocument, 'clocks'>): Pll[] {
  const found = new Map<string, Pll>();
  for (const clock of Object.keys(clocks).sort(compareText)) {
    const source = clocks[clock]!.source;
    if (source?.kind !== 'pll') continue;
    const known = found.get(source.pll);
    if (!known)
      found.set(source.pll, { name: source.pll, source, outputs: new Map([[source.output, clock]]) });
    else {
      if (source.output < known.source.output) known.source = source;
      if (!known.outputs.has(source.output)) known.outputs.set(source.output, clock);
    }
  }
  return [...found.values()].sort((a, b) => compareText(a.name, b.name));
}

/** What a PLL can do. */
export function familyOf({ family, limits }: PllSource): PllFamily {
  return family === 'asic' && limits ? asicFamily(limits) : PLL_FAMILIES[family];
}

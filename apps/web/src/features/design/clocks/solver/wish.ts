import type { PllFamilyId, PllLimits, SocDocument } from '@netloom/model';
import { asicFamily, clockTree, limitsOf, PLL_FAMILIES, pllsOf, solvePll } from '@netloom/soc/clocks';
import type { PllAnswer, PllFamily, PllRequest } from '@netloom/soc/clocks';

/** What is asked of the solver: frequencies in MHz. */
export interface PllWish {
  family: PllFamilyId;
  /** The clock that is the reference. */
  from: string;
  outputs: string;
  percent: number;
  vco: PllRequest['vco'];
  /** Of an ASIC's PLL. */
  limits: PllLimits;
}

/** What a PLL of the document gives, or a first wish from its first clock. */
export function wishOf(document: SocDocument, name: string | undefined): PllWish {
  const rest = { percent: 0.1, vco: 'high' as const, limits: limitsOf(PLL_FAMILIES.asic) };
  const pll = pllsOf(document).find((each) => each.name === name);
  if (!pll) return { ...rest, family: 'ice40', from: Object.keys(document.clocks)[0] ?? '', outputs: '60' };
  const { from, family, limits } = pll.source;
  const outputs = [...pll.outputs.entries()].sort(([a], [b]) => a - b);
  const megahertz = outputs.map(([, clock]) =>
    Number((document.clocks[clock]!.frequency / 1e6).toPrecision(9)),
  );
  return { ...rest, family, from, outputs: megahertz.join(', '), ...(limits && { limits }) };
}

/** Clocks that may be a reference: none that the PLL itself makes, now or by way of others. */
export function references(document: SocDocument, name: string | undefined): string[] {
  const { nodes } = clockTree(document);
  const own = new Set(
    pllsOf(document)
      .find((each) => each.name === name)
      ?.outputs.values() ?? [],
  );
  const isOwn = (clock: string): boolean => own.has(clock) || (nodes.get(clock)?.inputs.some(isOwn) ?? false);
  return [...nodes.keys()].filter((clock) => !isOwn(clock));
}

export function familyFor({ family, limits }: PllWish): PllFamily {
  return family === 'asic' ? asicFamily(limits) : PLL_FAMILIES[family];
}

/** The solver's answer; undefined while nothing, or no reference, is asked for. */
export function answerFor(document: SocDocument, wish: PllWish): PllAnswer | undefined {
  const reference = clockTree(document).nodes.get(wish.from)?.frequency;
  const outputs = frequenciesOf(wish.outputs);
  if (reference === undefined || outputs.length === 0) return undefined;
  return solvePll(familyFor(wish), { reference, outputs, tolerance: wish.percent / 100, vco: wish.vco });
}

/** `48, 24.576` → Hz; what is no number is left out. */
function frequenciesOf(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .map((each) => Number(each) * 1e6)
    .filter((each) => each > 0);
}

import type { PllSource, SocDocument } from '@netloom/model';
import { applyEdits, check } from '@netloom/soc';
import { expect, it } from 'vitest';
import { withClock } from '../clockTrees.ts';
import { testLibrary } from '../fixtures.ts';
import { pllDesign } from '../pllTrees.ts';

const errors = (document: SocDocument) =>
  check(document, testLibrary()).filter(({ severity }) => severity === 'error');
const sentences = (document: SocDocument) => errors(document).map(({ wording }) => wording?.key);
const pll = (document: SocDocument, clock: string) => document.clocks[clock]!.source as PllSource;
const withSource = (document: SocDocument, clock: string, part: Partial<PllSource>) =>
  withClock(document, clock, {
    ...document.clocks[clock]!,
    source: { ...pll(document, clock), ...part },
  });

// Numbers of the data sheets: VCO 400 to 800 MHz, phase detector from 10 MHz, feedback to 80.
it.each([
  [{ multiplier: 25 }, ['SOC-PLL/vco', 'SOC-CLOCK-FREQUENCY', 'SOC-CLOCK-FREQUENCY']],
  [{ divider: 5 }, ['SOC-PLL/phase', 'SOC-PLL/vco']],
  [{ from: 'slow' }, ['SOC-PLL/waits']],
] as [Partial<PllSource>, string[]][])('%o of an ECP5 is refused: %s', (part, expected) => {
  const told = sentences(pllDesign('ecp5', part));
  for (const each of expected) expect(told).toContain(each);
});

it('a PLL whose outputs disagree is mended to what the other says', () => {
  const base = pllDesign('ecp5');
  const broken = withSource(base, 'fast2', { divider: 2 });
  const found = errors(broken).find(({ wording }) => wording?.key === 'SOC-PLL/disagree')!;
  const mended = applyEdits(broken, found.fix!.edits);
  expect('document' in mended && pll(mended.document as SocDocument, 'fast2').divider).toBe(1);
});

it('two clocks at one output, and an output that the cell has not, get a free one', () => {
  const base = pllDesign('ecp5');
  expect(sentences(withSource(base, 'fast2', { output: 0 }))).toContain('SOC-PLL/twice');
  expect(sentences(withSource(base, 'fast2', { output: 4 }))).toContain('SOC-PLL/no-output');
});

it('an ASIC without limits is refused, and holds those that it is given', () => {
  const { limits, ...source } = pll(pllDesign('asic'), 'fast0');
  const without = withClock(pllDesign('asic'), 'fast0', { ...pllDesign('asic').clocks['fast0']!, source });
  expect(sentences(without)).toContain('SOC-PLL/limits');
  const narrow = { ...limits!, vco: { min: 1e9, max: 1.1e9 } };
  expect(sentences(withSource(pllDesign('asic'), 'fast0', { limits: narrow }))).toContain('SOC-PLL/vco');
});

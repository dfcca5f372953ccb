import { createLibrary } from '@netloom/soc';
import { resetBench } from '@netloom/soc/clocks';
import { fabricSubject, trafficBench } from '@netloom/soc/traffic';
import { expect, it } from 'vitest';
import { lateIn, undeclaredIn } from '../../hdl/test/declarations/inTexts.ts';
import { fabricDocument } from './axi4/config.ts';
import { countedDesign, hintedDesign, treeDesign } from './clockTrees.ts';
import { interconnectEntries } from './ips.ts';
import { pllDesign } from './pllTrees.ts';

const library = createLibrary(interconnectEntries());

function traffic(topology: string): string {
  const document = fabricDocument({ name: 'duel', managers: 2, memories: 2, transactions: 0 });
  return trafficBench(fabricSubject(document, library, 'xbar0', { TOPOLOGY: `"${topology}"` })!);
}

const BENCHES: Record<string, string> = {
  'the resets of every kind of source': resetBench(treeDesign())!.text,
  'the resets beside measured clocks': resetBench(countedDesign())!.text,
  'the resets beside hints': resetBench(hintedDesign())!.text,
  'the resets behind a PLL': resetBench(pllDesign('ecp5'))!.text,
  'traffic through a crossbar': traffic('full'),
  'traffic through a shared bus': traffic('shared-bus'),
};

it.each(Object.entries(BENCHES))('the bench for %s declares every name before it uses it', (path, text) => {
  expect(undeclaredIn([{ path, text }])).toEqual([]);
  const { tried, missed } = lateIn([{ path, text }]);
  expect(tried).toBeGreaterThan(1);
  expect(missed).toEqual([]);
});

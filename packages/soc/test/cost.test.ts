import { createLibrary } from '@netloom/soc';
import { costsOf } from '@netloom/soc/cost';
import { expect, it } from 'vitest';
import { MEASURED } from '../src/cost/measured.ts';
import { COST_CONFIGS, configDocument, nameOf } from './cost/configs.ts';
import { hashesOf, measureCost } from './cost/measure.ts';
import { interconnectEntries } from './ips.ts';

const library = createLibrary(interconnectEntries());
const entries = COST_CONFIGS.map((config) => ({ name: nameOf(config), ...hashesOf(config, library) }));

it('has figures of the texts and files as they are now, and of no others', () => {
  const now = entries.map(({ name, text, library: files }) => [text, { name, library: files }]);
  const kept = Object.entries(MEASURED).map(([text, { name, library: files }]) => [
    text,
    { name, library: files },
  ]);
  // `node bench/fabric/refreshCosts.ts` measures what has changed.
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(now));
});

it('gives a block the figures of its options alone', () => {
  const costIn = (parameters: Record<string, number>) => {
    const config = { ip: 'axi4lite_async_bridge', parameters };
    return costsOf(configDocument(config, library), library, ['block']).get('block');
  };
  const known = entries.find(({ name }) => name === 'axi4lite_async_bridge ADDR_WIDTH=16')!;
  expect(costIn({ ADDR_WIDTH: 16 })).toBe(MEASURED[known.text]!.cost);
  expect(costIn({ ADDR_WIDTH: 17 })).toBeUndefined();
});

/** A register in each channel, a clock there and one back: what is between costs neither more nor less. */
it.each([
  [32, 2],
  [64, 2],
])('counts the clocks of a register slice of %s bits', { timeout: 60_000 }, async (DATA_WIDTH, clocks) => {
  const cost = await measureCost({ ip: 'axi4_register_slice', parameters: { DATA_WIDTH } }, library);
  expect(cost).toMatchObject({ read: clocks, write: clocks });
});

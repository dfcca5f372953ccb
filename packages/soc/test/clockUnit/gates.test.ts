import { expect, it } from 'vitest';
import { operated } from './gates.ts';
import { expectWhole } from './whole.ts';

it.each([false, true])('gives no short pulse on any output, mapped to osu018; delays: %s', async (delays) => {
  const operation = { runs: 100, seed: 1, delays };
  expectWhole(await operated(operation), operation);
});

it('would see one: a multiplexer that switches in the middle of a period', async () => {
  const { pulses } = await operated({ runs: 100, seed: 1, delays: false }, (files) => ({
    ...files,
    'nl_clk_mux_input.sv': files['nl_clk_mux_input.sv']!.replace('.b(active)', '.b(requested)'),
  }));
  expect(pulses[0]!.shortest).toBeLessThan(12_500);
});

import { Pinmux, signalsOf } from '@netloom/pinmux';
import { expect, it } from 'vitest';
import { caseRows } from './caseRows.ts';

it('use cases stand side by side: what is needed, where, and what moves', () => {
  const pinmux = Pinmux.parse({
    ...{ netloom: 'pinmux', version: 1, name: 'pads' },
    pads: { PA0: { code: 0 }, PA1: { code: 1 }, PA2: { code: 2 } },
    signals: {
      'uart0.tx': { code: 0, direction: 'out' },
      'uart0.rx': { code: 1, direction: 'in' },
      'jtag.tck': { code: 2, direction: 'in', direct: 'PA2' },
      'spi0.sck': { code: 3, direction: 'out' },
    },
    useCases: {
      boot: { needs: { 'uart0.tx': { pad: 'PA0' }, 'jtag.tck': {} } },
      run: { needs: { 'uart0.tx': { pad: 'PA1' }, 'uart0.rx': {}, 'jtag.tck': {} } },
    },
  });
  const placed = (pad: string) => ({ state: 'placed', pad });
  const [none, open] = [{ state: 'none' }, { state: 'open' }];
  expect(caseRows(pinmux, signalsOf(pinmux), ['boot', 'run'])).toEqual([
    { signal: 'uart0.tx', places: [placed('PA0'), placed('PA1')], moves: true },
    { signal: 'uart0.rx', places: [none, open], moves: false },
    { signal: 'jtag.tck', places: [placed('PA2'), placed('PA2')], moves: false },
  ]);
});

import { expect, test } from 'vitest';
import { wayOf } from './wayOf.ts';

const WAYS = [
  'uart0',
  'gpio0',
  'gpio1',
  'cluster0',
  'cluster0/uart0',
  'cluster0/cell0',
  'cluster0/cell0/timer0',
];

test.each([
  ['uart0/u_tx/_12_/A', 'uart0'],
  ['gpio1.out[3]_reg/D', 'gpio1'],
  ['cluster0/uart0/state[2]_reg/D', 'cluster0/uart0'],
  ['\\cluster0.cell0.timer0.count[7]_reg/CLK', 'cluster0/cell0/timer0'],
  ['cluster0/_88_/Y', 'cluster0'],
  ['gpio*.pads', 'gpio*'],
  ['cluster*.cell*.timer0.count', 'cluster*/cell*/timer0'],
  ['spi*.x', undefined],
  // Verilator joins instances of one module in whichever level: `*` alone is what uart0 and cluster0.uart0 have in common.
  ['*', undefined],
  ['*.u_rx', undefined],
  ['*0.u_rx', undefined],
  ['g*', undefined],
  ['cluster0.*.u_rx', 'cluster0'],
  ['uart01/x', undefined],
  ['_12_/A', undefined],
])('%s lies in %s', (name, way) => {
  expect(wayOf(name, WAYS)).toBe(way);
});

import { expect, test } from 'vitest';
import { insideOf } from './insideOf.ts';

const inner = { at: 'TOP.tb.dut.cluster0', path: 'cluster.soc.json', instances: ['uart0'] };
const outer = { at: 'TOP.tb.dut', path: 'chip.soc.json', instances: ['cluster0', 'cluster0/uart0'] };

test.each([
  ['TOP.tb.dut.cluster0.uart0', { soc: outer, name: 'cluster0.uart0' }],
  ['tb.dut.cluster0', { soc: outer, name: 'cluster0' }],
  ['TOP.tb.dut', undefined],
  ['TOP.tb.dut2.uart0', undefined],
])('%s from the SoC on', (name, inside) => {
  expect(insideOf(name, [inner, outer])).toEqual(inside);
});

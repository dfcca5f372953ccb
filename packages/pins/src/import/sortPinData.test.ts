import { expect, it } from 'vitest';
import { gpioText, mcuText } from '../../test/chips/pinData.ts';
import { sortPinData } from './sortPinData.ts';

const mcu = (name: string, version: string) => ({ name, text: mcuText([], { version }) });
const gpio = (name: string, version: string) => ({ name, text: gpioText([], version) });

it('brings MCU files and the GPIO files that they name together, in any order', () => {
  const files = [gpio('g2', 'B'), mcu('m1', 'A'), gpio('g1', 'A'), mcu('m2', 'B'), mcu('m3', 'B')];
  const { chips, others } = sortPinData([...files, { name: 'notes', text: 'hello' }, gpio('g9', 'Z')]);
  expect(chips.map((chip) => [chip.mcu.name, chip.gpio?.name])).toEqual([
    ['m1', 'g1'],
    ['m2', 'g2'],
    ['m3', 'g2'],
  ]);
  expect(others.map(({ name }) => name)).toEqual(['notes', 'g9']);
});

it('takes two files that do not fit as a pair, so that the reason is told', () => {
  const { chips, others } = sortPinData([mcu('m', 'A'), gpio('g', 'B')]);
  expect(chips[0]!.gpio!.name).toBe('g');
  expect(others).toEqual([]);
});

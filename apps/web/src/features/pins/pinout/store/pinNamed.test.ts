import type { Chip } from '@netloom/pins';
import { expect, it } from 'vitest';
import { pinNamed } from './pinNamed.ts';

const pins = ['PA1', 'PC14-OSC32_IN', 'PA10', 'VDD'].map((name) => ({ name })) as Chip['pins'];

it.each([
  ['PC14', 'PC14-OSC32_IN'],
  ['PC14-OSC32_IN', 'PC14-OSC32_IN'],
  ['PA1', 'PA1'],
  ['VDD', 'VDD'],
  ['PC1', undefined],
])('%s is %s', (called, name) => {
  expect(pinNamed({ pins }, called)).toBe(name);
});

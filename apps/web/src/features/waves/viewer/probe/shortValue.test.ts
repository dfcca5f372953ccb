import type { WaveVariable } from '@netloom/waves';
import { expect, test } from 'vitest';
import { shortValue } from './shortValue.ts';

const variable = (more: Partial<WaveVariable>) =>
  ({ kind: 'logic', value: 'bits', width: 8, ...more }) as WaveVariable;

test.each([
  ['00101111', {}, { text: '2f', tone: 'known' }],
  ['1', { width: 1 }, { text: '1', tone: 'known' }],
  ['xxxxxxxx', {}, { text: 'xx', tone: 'unknown' }],
  ['zzzzxxxx', {}, { text: 'zx', tone: 'unknown' }],
  ['zzzz0000', {}, { text: 'z0', tone: 'floating' }],
  ['11111110', { kind: 'int' }, { text: '-2', tone: 'known' }],
  ['01', { literals: { '01': 'RUN' } }, { text: 'RUN', tone: 'known' }],
  ['0.30000000000000004', { value: 'real' as const }, { text: '0.3', tone: 'known' }],
  ['a "b"', { value: 'text' as const }, { text: String.raw`"a \"b\""`, tone: 'known' }],
  ['1'.repeat(96), {}, { text: 'fffffff…ffffff', tone: 'known' }],
])('%s is shown short', (value, more, expected) => {
  expect(shortValue(value, variable(more))).toEqual(expected);
});

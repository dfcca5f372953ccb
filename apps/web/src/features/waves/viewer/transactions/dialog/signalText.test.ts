import { expect, test } from 'vitest';
import { parseSignal, signalText } from './signalText.ts';

test.each([
  ['top.psel', { path: 'top.psel' }],
  ['top.psel [2]', { path: 'top.psel', high: 2, low: 2 }],
  ['top.bus [15:8]', { path: 'top.bus', high: 15, low: 8 }],
  // An element of an array, not some bits.
  ['top.mem[3]', { path: 'top.mem[3]' }],
])('%s is a signal', (text, signal) => {
  expect(parseSignal(text)).toEqual(signal);
  expect(signalText(signal)).toBe(text);
});

test('an empty field is no signal', () => {
  expect(parseSignal('  ')).toBeUndefined();
});

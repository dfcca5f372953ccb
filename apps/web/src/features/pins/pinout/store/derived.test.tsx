import { SAMPLE_CHIP, newConfiguration } from '@netloom/pins';
import type { PinConfiguration } from '@netloom/pins';
import { expect, it } from 'vitest';
import { analysisOf } from './derived.ts';

const pin = (name: string, position: string) => ({
  ...{ name, position, type: 'I/O' as const },
  signals: [{ name: 'USART1_TX' }],
});
const chip = { ...SAMPLE_CHIP, pins: [pin('PA0', '1'), pin('PA1', '2')] };
const problemsOf = (pins: PinConfiguration['pins']) =>
  analysisOf({ configuration: { ...newConfiguration('board', chip), pins }, chip }).diagnostics;

it('gives the same list of problems for as long as an edit leaves them as they are', () => {
  const twice = { PA0: { signal: 'USART1_TX' }, PA1: { signal: 'USART1_TX' } };
  const before = problemsOf(twice);
  expect(before.length).toBeGreaterThan(0);
  expect(problemsOf({ ...twice, PA1: { signal: 'USART1_TX', lock: true } })).toBe(before);
  const mended = problemsOf({ PA0: { signal: 'USART1_TX' } });
  expect(mended).not.toEqual(before);
  expect(problemsOf(twice)).toEqual(before);
});

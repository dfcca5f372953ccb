import { expect, it } from 'vitest';
import { STATUS_FAULTS, faultyStatus } from './statusFaults.ts';

it('every fault of the status finds what it changes', () => {
  const found = (['micro', 'standard'] as const).flatMap((preset) => faultyStatus(preset));
  expect(new Set(found.map(({ what }) => what)).size).toBe(STATUS_FAULTS.length);
});

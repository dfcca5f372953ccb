import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atLeisure } from './atLeisure.ts';

const MINUTES = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('work waits until the machine has time, and is done once', () => {
  let busy = true;
  const work = vi.fn();
  atLeisure(work, () => busy);
  vi.advanceTimersByTime(11 * MINUTES);
  expect(work).not.toHaveBeenCalled();
  busy = false;
  vi.advanceTimersByTime(60 * MINUTES);
  expect(work).toHaveBeenCalledTimes(1);
});

it('a machine that is always busy does it within the hour', () => {
  const work = vi.fn();
  atLeisure(work, () => true);
  vi.advanceTimersByTime(60 * MINUTES);
  expect(work).toHaveBeenCalledTimes(1);
});

it('nothing is done after it was called off', () => {
  const work = vi.fn();
  atLeisure(work, () => false)();
  vi.advanceTimersByTime(60 * MINUTES);
  expect(work).not.toHaveBeenCalled();
});

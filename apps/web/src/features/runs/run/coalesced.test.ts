import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coalesced } from './coalesced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('coalesced', () => {
  it('works at once, and once more for all that came meanwhile', async () => {
    const work = vi.fn(async () => undefined);
    const call = coalesced(work, 500);
    for (let count = 0; count < 1000; count += 1) call();
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(499);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(work).toHaveBeenCalledTimes(2);
    call();
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('never works twice at a time, and goes on after a failure', async () => {
    let fail: (error: Error) => void = () => undefined;
    const work = vi.fn(() => new Promise((_, reject) => (fail = reject)));
    const call = coalesced(work, 500);
    call();
    call();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work).toHaveBeenCalledTimes(1);
    fail(new Error('away'));
    await vi.advanceTimersByTimeAsync(500);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

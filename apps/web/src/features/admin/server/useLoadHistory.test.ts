import type { ServerLoad } from '@netloom/contract';
import { describe, expect, it } from 'vitest';
import { withLoad } from './useLoadHistory.ts';

const at = (seconds: number) =>
  ({ time: new Date(Date.UTC(2026, 0, 1, 8, 0, seconds)).toISOString() }) as ServerLoad;

describe('the history of loads', () => {
  it('holds each moment once', () => {
    expect(withLoad([at(0), at(3)], at(3))).toEqual([at(0), at(3)]);
  });

  it('forgets what is older than five minutes', () => {
    expect(withLoad([at(0), at(1), at(200)], at(301))).toEqual([at(1), at(200), at(301)]);
  });
});

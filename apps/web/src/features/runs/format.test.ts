import { describe, expect, it } from 'vitest';
import { formatBytes } from './formatBytes.ts';
import { formatSeconds } from './formatSeconds.ts';

describe('formatSeconds', () => {
  it.each([
    [0.04, '0.0 s'],
    [12.34, '12.3 s'],
    [60, '1:00'],
    [125, '2:05'],
    [3729, '1:02:09'],
  ])('writes %d as %s', (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.0 KB'],
    [1_572_864, '1.5 MB'],
    [5 * 1024 ** 3, '5.0 GB'],
  ])('writes %d as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

import { expect, test } from 'vitest';
import { byHost, isForHost } from './host.ts';
import { vectors, wrongs } from './forms.ts';
import { byQemu } from './qemu.ts';

test.each([11, 12, 13])('the model computes as the core of QEMU does, seed %i', async (seed) => {
  const all = vectors(seed, 60_000);
  expect(wrongs(all, await byQemu(all))).toEqual([]);
});

test.each([21, 22, 23, 24])('the model computes as the processor here does, seed %i', async (seed) => {
  const all = vectors(seed, 400_000).filter(isForHost);
  expect(wrongs(all, await byHost(all))).toEqual([]);
});

import { expect, test } from 'vitest';
import { byHost, isForHost } from './host.ts';
import { vectors, wrongs } from './forms.ts';
import { byQemu } from './qemu.ts';

test('the model computes as the core of QEMU does, in all modes, with the same exceptions', async () => {
  const all = vectors(1, 8000);
  expect(wrongs(all, await byQemu(all))).toEqual([]);
});

test('the model computes as the processor here does', async () => {
  const all = vectors(2, 20_000).filter(isForHost);
  expect(all.length).toBeGreaterThan(8000);
  expect(wrongs(all, await byHost(all))).toEqual([]);
});

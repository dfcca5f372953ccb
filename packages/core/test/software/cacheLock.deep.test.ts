import { afterAll, expect, it } from 'vitest';
import { removeFolders } from './build.ts';
import { lockedProgram, locking } from './lockedProgram.ts';

afterAll(removeFolders);

it.each(['micro', 'standard'] as const)(
  '%s: what is locked stays there while bits turn over and are corrected',
  async (preset) => {
    const core = locking(preset, true, { cacheEcc: true });
    expect(await lockedProgram(core, 'verilator', { lostBits: 10 })).toBe(0);
  },
  600_000,
);

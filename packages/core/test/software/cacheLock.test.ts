import { afterAll, expect, it } from 'vitest';
import { removeFolders } from './build.ts';
import { lockedProgram, locking } from './lockedProgram.ts';

afterAll(removeFolders);

it.each([
  ['micro', true],
  ['standard', false],
] as const)(
  '%s, Zicbom %s: what is locked is there in a cycle whatever else runs',
  async (preset, zicbom) => {
    expect(await lockedProgram(locking(preset, zicbom), 'icarus')).toBe(0);
  },
);

import { afterAll, expect, it } from 'vitest';
import { removeFolders } from './build.ts';
import { lockedProgram, locking } from './lockedProgram.ts';

afterAll(removeFolders);

it.each([
  ['micro', true, false],
  ['standard', false, false],
  ['micro', true, true],
] as const)(
  '%s, Zicbom %s, next line %s: what is locked is there in a cycle whatever else runs',
  async (preset, zicbom, nextLinePrefetch) => {
    expect(await lockedProgram(locking(preset, zicbom, { nextLinePrefetch }), 'icarus')).toBe(0);
  },
);

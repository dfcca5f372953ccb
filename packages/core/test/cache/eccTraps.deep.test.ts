import { expect, it } from 'vitest';
import { reported } from './lostWords.ts';

it('a lost word of a dirty line is a fault where it is met, or an interrupt: standard', async () => {
  for (const { by, value, wanted } of await reported('standard')) expect(value, by).toBe(wanted);
});

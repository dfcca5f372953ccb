import { expect, it } from 'vitest';
import { LIBRARY, programFor } from '../../src/index.ts';
import { SPEEDUP_PROGRAMS, speedupHash } from '../../src/measured/speedups.ts';

it('every instruction of the library has a program that measures it', () => {
  for (const insn of LIBRARY)
    for (const name of Object.keys(insn.instructions))
      expect(programFor(insn, name)?.insn, name).toBe(insn.name);
});

it('a figure is of the very text that it was measured of', () => {
  const bits = LIBRARY.find(({ name }) => name === 'bits')!;
  const program = programFor(bits, 'popcount')!;
  const other = structuredClone(bits);
  other.instructions['popcount']!.behaviour = ['rd = rs1;'];
  expect(programFor(other, 'popcount')).toBeUndefined();
  expect(programFor({ ...bits, name: 'mine' }, 'popcount')).toBe(program);
  const hash = speedupHash(program, 'nano');
  expect(speedupHash(program, 'nano')).toBe(hash);
  expect(speedupHash({ ...program, text: `${program.text}\n` }, 'nano')).not.toBe(hash);
  expect(speedupHash(program, 'micro')).not.toBe(hash);
  expect(new Set(SPEEDUP_PROGRAMS.map(({ id }) => id)).size).toBe(SPEEDUP_PROGRAMS.length);
});

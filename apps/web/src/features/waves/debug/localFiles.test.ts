import { expect, it } from 'vitest';
import { isDumpName, localDumps } from './localFiles.ts';

it('puts a hierarchy file to the dump of its name', () => {
  const [dump, hierarchy, other] = ['a.fst', 'a.fst.hier', 'b.vcd.gz'].map((name) => new File([], name));
  expect(localDumps([hierarchy!, dump!, other!])).toEqual([{ file: dump, hierarchy }, { file: other }]);
});

it.each([
  ['a.vcd', true],
  ['A.FST', true],
  ['b.vcd.gz', true],
  ['c.ghw', true],
  ['notes.txt', false],
  ['vcd', false],
])('%s', (name, is) => expect(isDumpName(name)).toBe(is));

import { expect, it } from 'vitest';
import { breakdownLines } from './breakdownLines.ts';

it('says of a run where its cycles went, with the share of each cause', () => {
  const lines = breakdownLines({
    instructions: 150,
    noFetch: 20,
    redirected: 10,
    noOperand: 5,
    memory: 10,
    unit: 4,
    order: 1,
    misled: 7,
    instructionMisses: 0,
    dataMisses: 3,
  });
  expect(lines[0]).toMatch(/^ *75\.0 % +150 {2}an instruction goes on$/);
  expect(lines[5]).toMatch(/^ *2\.0 % +4 {2}multiplications/);
  expect(lines[7]).toMatch(/^ +7 {2}branches and jumps/);
  expect(lines).toHaveLength(10);
  expect(breakdownLines(undefined)).toEqual([]);
});

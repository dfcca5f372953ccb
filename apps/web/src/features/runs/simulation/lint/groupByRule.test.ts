import { expect, it } from 'vitest';
import { groupByRule } from './groupByRule.ts';

const said = (code: string, severity: 'error' | 'warning') => ({
  step: 'lint',
  offset: 0,
  diagnostic: { code, severity, message: 'm' },
});

it('groups by rule, errors first, then by count', () => {
  const groups = groupByRule([
    said('verilator-WIDTH', 'warning'),
    said('verilator-UNUSEDSIGNAL', 'warning'),
    said('verilator-error', 'error'),
    said('verilator-UNUSEDSIGNAL', 'warning'),
  ]);
  expect(groups.map(({ rule, found }) => [rule, found.length])).toEqual([
    [null, 1],
    ['UNUSEDSIGNAL', 2],
    ['WIDTH', 1],
  ]);
});

import type { SourceAssertion } from '@netloom/model';
import { expect, it } from 'vitest';
import { assertionStates } from './assertionStates.ts';

const at = (path: string, line: number, lastLine: number, directive: 'assert' | 'cover' = 'assert') =>
  ({ path, line, lastLine, directive, timing: 'concurrent', label: '' }) satisfies SourceAssertion;
const said = (file: string, line: number, severity: 'error' | 'warning' = 'error') => ({
  step: 'simulate',
  offset: line,
  diagnostic: { code: 'x', severity, message: 'm', place: { kind: 'source' as const, file, line } },
});

it('gives each assertion the errors within its lines, failed ones first', () => {
  const assertions = [at('a.sv', 1, 1), at('a.sv', 3, 5), at('b.sv', 3, 5), at('a.sv', 9, 9, 'cover')];
  const states = assertionStates(assertions, [
    said('a.sv', 5),
    said('a.sv', 3),
    said('b.sv', 4, 'warning'),
    said('a.sv', 6),
  ]);
  expect(states.map(({ assertion, failures }) => [assertion.path, assertion.line, failures.length])).toEqual([
    ['a.sv', 3, 2],
    ['a.sv', 1, 0],
    ['b.sv', 3, 0],
  ]);
});

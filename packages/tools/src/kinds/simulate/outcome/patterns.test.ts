import { describe, expect, it } from 'vitest';
import { outcomeReader } from './outcomeReader.ts';
import { patternsFor } from './patternFile.ts';
import { lineTest } from './patterns.ts';

describe('patterns for the result of a bench', () => {
  it('take the place of the built-in ones, each of its side', () => {
    const both = outcomeReader({ pass: '^GOOD$', fail: '^BAD\\b' });
    expect(['GOOD', 'BAD 3', 'PASS', 'FAIL'].map(both)).toEqual(['pass', 'fail', undefined, undefined]);
    const pass = outcomeReader({ pass: 'GOOD' });
    expect(['GOOD', 'PASS', 'FAIL', 'GOOD, but FAILED'].map(pass)).toEqual([
      'pass',
      undefined,
      'fail',
      'fail',
    ]);
    const fail = outcomeReader({ fail: 'BAD' });
    expect(['PASS', 'ERROR: injected', 'BAD'].map(fail)).toEqual(['pass', undefined, 'fail']);
  });

  // Each takes exponential or polynomial time where a matcher goes back; the time limit of the test is the bound.
  it.each(['(a+)+$', '(a|aa)+$', '(.*.*)*x', '(?:a?){40}a{40}$', '.*.*.*.*.*.*=', '([a-z]+)*\\d'])(
    '%s ends on a line made against it',
    (pattern) => {
      expect(lineTest(pattern, 'failPattern')(`${'a'.repeat(16_000)}!`)).toBe(false);
    },
  );

  it.each([
    ['(', 'passPattern: error parsing'],
    ['(a)\\1', 'without look-around and back-references'],
    ['(?=PASS)', 'without look-around and back-references'],
    ['((a{100}){100}){100}', 'passPattern: '],
    ['a{1000}b{1000}', 'too large'],
    ['x*', 'every line'],
  ])('"%s" is refused', (pattern, reason) => {
    expect(() => patternsFor('tb', { pass: pattern })).toThrow(reason);
  });

  it('come from the run, then from the file for the bench, then for the project', () => {
    const file = JSON.stringify({ pass: 'P', fail: 'F', benches: { tb: { pass: 'B' }, __proto__x: {} } });
    expect(patternsFor('tb', {}, file)).toEqual({ pass: 'B', fail: 'F' });
    expect(patternsFor('other', {}, file)).toEqual({ pass: 'P', fail: 'F' });
    expect(patternsFor('tb', { fail: 'own', pass: '' }, file)).toEqual({ pass: 'B', fail: 'own' });
    expect(patternsFor('constructor', {}, '{}')).toBeUndefined();
  });

  it.each([
    ['{', 'verdicts.json: '],
    ['[]', 'verdicts.json: Invalid input'],
    ['{"pss": "x"}', 'verdicts.json: Unrecognized key'],
    ['{"pass": 3}', 'verdicts.json: pass'],
    ['{"benches": {"tb": {"fail": "("}}}', 'verdicts.json: benches.tb.fail'],
  ])('the file %s is refused with its place', (file, reason) => {
    expect(() => patternsFor('tb', {}, file)).toThrow(reason);
  });
});

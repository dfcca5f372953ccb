import type { RunVerdict } from '@netloom/model';
import { expect, it } from 'vitest';
import { inEnglish } from './inEnglish.ts';
import { verdictOf } from './verdictOf.ts';

it.each<[children: RunVerdict[], isCancelled: boolean, verdict: RunVerdict]>([
  [['passed', 'passed'], false, 'passed'],
  [['passed', 'inconclusive'], false, 'inconclusive'],
  // What needs an inconclusive run does not begin.
  [['inconclusive', 'skipped'], false, 'inconclusive'],
  [['cancelled', 'skipped', 'passed'], false, 'cancelled'],
  [['inconclusive', 'cancelled', 'failed'], false, 'failed'],
  [['timed-out', 'passed'], false, 'failed'],
  [['out-of-memory'], false, 'failed'],
  [['lost', 'skipped'], false, 'failed'],
  [['failed', 'cancelled'], true, 'cancelled'],
  [['passed', 'passed'], true, 'cancelled'],
])('runs that ended as %j, the whole cancelled: %s, are %s', (children, isCancelled, verdict) => {
  const runs = children.map((each) => ({ kind: 'lint', verdict: each }));
  expect(verdictOf(runs, isCancelled).verdict).toBe(verdict);
});

it('is not green with a run that ended as nothing known', () => {
  const runs = [
    { kind: 'lint', verdict: 'passed' as const },
    { kind: 'lint', verdict: null },
  ];
  expect(verdictOf(runs, false).verdict).toBe('inconclusive');
});

it('says which runs did not pass', () => {
  const runs = [
    { kind: 'lint', verdict: 'passed' },
    { kind: 'synthesize', verdict: 'failed' },
    { kind: 'timing', verdict: 'skipped' },
  ] as const;
  const { cause } = verdictOf(runs, false);
  expect(cause).toEqual({
    ...{ code: 'family-ended', passed: 1, all: 3 },
    others: [
      { kind: 'synthesize', verdict: 'failed' },
      { kind: 'timing', verdict: 'skipped' },
    ],
  });
  expect(inEnglish(cause)).toBe('1 of 3 passed: synthesize failed, timing skipped');
  expect(inEnglish(verdictOf(runs.slice(0, 1), false).cause)).toBe('1 of 1 passed');
});

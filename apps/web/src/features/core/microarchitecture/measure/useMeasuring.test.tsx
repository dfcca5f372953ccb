import type { RunRow } from '@netloom/contract';
import { expect, it } from 'vitest';
import { partsToStart } from './useMeasuring.ts';

const run = (verdict: RunRow['verdict']) => ({ verdict, finishTime: verdict && '2026-01-01' }) as RunRow;
const started = (...verdicts: (RunRow['verdict'] | 'never')[]) =>
  partsToStart(
    (['measure', 'fit', 'speed'] as const).map((part, index) => {
      const verdict = verdicts[index]!;
      return { part, run: verdict === 'never' ? undefined : run(verdict) };
    }),
  );

it('starts what is missing, and leaves what is kept or under way', () => {
  expect(started('never', 'never', 'never')).toEqual(['measure', 'fit', 'speed']);
  expect(started('passed', 'failed', 'passed')).toEqual(['fit']);
  expect(started('passed', 'cancelled', 'never')).toEqual(['fit', 'speed']);
  expect(started('passed', null, 'failed')).toEqual(['speed']);
  expect(started('passed', null, 'passed')).toEqual([]);
});

it('measures all of it anew where nothing is missing', () => {
  expect(started('passed', 'passed', 'passed')).toEqual(['measure', 'fit', 'speed']);
});

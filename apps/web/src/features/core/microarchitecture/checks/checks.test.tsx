import type { RunRow } from '@netloom/contract';
import { PRESETS, rtlHash } from '@netloom/core';
import { expect, it, vi } from 'vitest';
import { CHECKS, latestOf, requestOf } from './checks.ts';

const { micro } = PRESETS;
const HASH = rtlHash(micro);
const run = (runId: string, fields: Partial<RunRow> = {}) =>
  ({
    ...{ runId, kind: 'formal', top: micro.name, verdict: 'passed', of: HASH },
    ...{ createTime: '2026-01-01T00:00:00Z', ...fields },
  }) as RunRow;
const later = { createTime: '2026-02-01T00:00:00Z' };
const latest = (...runs: RunRow[]) => latestOf('formal', micro, runs, () => HASH);

it('takes the newest verdict on this very RTL before a newer one on other RTL', () => {
  const others = [run('other', { ...later, of: '0badc0de' }), run('lint', { ...later, kind: 'lint' })];
  expect(latest(run('older'), ...others, run('own', later))).toMatchObject({
    run: { runId: 'own' },
    isEarlier: false,
  });
  expect(latest(run('own'), ...others)).toMatchObject({ run: { runId: 'own' }, isEarlier: false });
});

it('says of a verdict on other RTL, or on none that it names, that it is of an earlier version', () => {
  const other = run('other', { of: '0badc0de' });
  expect(latest(other)).toMatchObject({ run: { runId: 'other' }, isEarlier: true });
  const silent = run('silent');
  delete silent.of;
  expect(latest(silent)).toMatchObject({ isEarlier: true });
  // Options that contradict each other make no RTL.
  expect(latestOf('formal', micro, [silent], () => undefined)).toMatchObject({ isEarlier: true });
});

it('works the hash out where there is a run to judge alone', () => {
  const hash = vi.fn(() => HASH);
  expect(latestOf('formal', micro, [run('other', { top: 'other' })], hash)).toBeUndefined();
  expect(hash).not.toHaveBeenCalled();
});

it('asks every check of the RTL that the options make', () => {
  for (const check of CHECKS)
    expect(requestOf(check, 'cores/nl_micro/nl_micro.core.json', 1, HASH)).toMatchObject({ of: HASH });
});

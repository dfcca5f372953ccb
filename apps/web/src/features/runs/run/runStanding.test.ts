import type { RunRow } from '@netloom/contract';
import { describe, expect, it } from 'vitest';
import { emptyRun } from './runState.ts';
import { runStanding } from './runStanding.ts';

const queued = {
  state: 'queued',
  verdict: null,
  reason: '',
  cause: null,
  pending: null,
  createTime: '1970-01-01T00:00:01Z',
  startTime: null,
  finishTime: null,
} as RunRow;
const running: RunRow = { ...queued, state: 'running', startTime: '1970-01-01T00:00:02Z' };
const pending: RunRow = { ...running, pending: { job: '7_0', reason: 'Priority' } };
const lost: RunRow = {
  ...running,
  state: 'finished',
  verdict: 'lost',
  reason: 'gone',
  finishTime: '1970-01-01T00:00:09Z',
};
const finished = {
  at: 5000,
  verdict: 'passed',
  reason: 'PASS',
  cause: { code: 'no-errors', warnings: 2 },
} as const;

describe('runStanding', () => {
  it.each([
    ['waits', queued, emptyRun, { standing: 'queued', startedAt: null, endedAt: null }],
    [
      'has started by its events',
      queued,
      { ...emptyRun, startedAt: 3000 },
      { standing: 'running', startedAt: 3000 },
    ],
    ['has started by its row', running, emptyRun, { standing: 'running', startedAt: 2000, endedAt: null }],
    ['waits in its scheduler', pending, emptyRun, { standing: 'pending', startedAt: null, endedAt: null }],
    [
      'has begun there by its events',
      pending,
      { ...emptyRun, startedAt: 3000 },
      { standing: 'running', startedAt: 3000 },
    ],
    [
      'has ended by its events',
      running,
      { ...emptyRun, startedAt: 3000, finished },
      { standing: 'passed', cause: finished.cause, endedAt: 5000 },
    ],
    [
      'was lost without an event',
      lost,
      emptyRun,
      { standing: 'lost', reason: 'gone', startedAt: 2000, endedAt: 9000 },
    ],
    [
      'was lost in the middle',
      lost,
      { ...emptyRun, startedAt: 3000 },
      { standing: 'lost', reason: 'gone', endedAt: 9000 },
    ],
  ])('of a run that %s', (_, row, state, expected) => {
    expect(runStanding(row, state)).toMatchObject(expected);
  });
});

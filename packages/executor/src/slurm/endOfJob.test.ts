import { expect, test } from 'vitest';
import { endOfJob, hasEndedInSlurm } from './endOfJob.ts';

const task = { array: '7', name: 'netloom-x', tasks: [0], reason: '', node: 'n1' };

// What the states mean: squeue(1), JOB STATE CODES.
test.each([
  [['TIMEOUT'], 'timed-out'],
  [['OUT_OF_MEMORY'], 'out-of-memory'],
  [['NODE_FAIL'], 'lost'],
  [['PREEMPTED'], 'lost'],
  [['CANCELLED'], 'cancelled'],
  [['FAILED'], 'lost'],
])('%j ends a run as %s', (states, verdict) => {
  expect(hasEndedInSlurm({ ...task, states })).toBe(true);
  expect(endOfJob('7_0', { ...task, states })).toMatchObject({
    verdict,
    cause: { code: 'job-ended', job: '7_0', node: 'n1', state: states[0] },
    reason: expect.stringMatching(`job 7_0 on n1: .*\\(${states[0]}\\)`) as string,
  });
});

test.each([[['PENDING']], [['RUNNING']], [['COMPLETED', 'COMPLETING']], [['REQUEUE_HOLD']], [['SUSPENDED']]])(
  '%j is no end',
  (states) => expect(hasEndedInSlurm({ ...task, states })).toBe(false),
);

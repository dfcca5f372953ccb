import { describe, expect, it } from 'vitest';
import type { StepState } from '../runState.ts';
import type { RunStanding } from '../runStanding.ts';
import { stepLook, timeBar } from './stepLook.ts';

const step = (status: StepState['status']) => ({ status }) as StepState;
const going = { standing: 'running', endedAt: null } as RunStanding;
const ended = (standing: RunStanding['standing']) => ({ standing, endedAt: 1 }) as RunStanding;

describe('stepLook', () => {
  it.each([
    [undefined, going, 'queued'],
    [undefined, ended('failed'), 'skipped'],
    [step('running'), going, 'running'],
    [step('running'), ended('lost'), 'lost'],
    [step('succeeded'), ended('failed'), 'passed'],
    [step('failed'), ended('timed-out'), 'failed'],
    [step('failed'), ended('cancelled'), 'cancelled'],
  ])('of %o in a run that is %o', (state, run, look) => {
    expect(stepLook(state, run)).toBe(look);
  });
});

describe('timeBar', () => {
  it.each([
    // Half of the median: the bar ends at one and a half medians.
    [5, 10, { filled: 5 / 15, median: 10 / 15, slow: false }],
    [15, 10, { filled: 1, median: 10 / 15, slow: false }],
    [20, 10, { filled: 1, median: 0.5, slow: true }],
    // Three times as long, but a fraction of a second.
    [0.3, 0.1, { filled: 1, median: 1 / 3, slow: false }],
    [0, 0, { filled: 0, median: 0, slow: false }],
  ])('of %d s against %d s', (seconds, median, bar) => {
    const drawn = timeBar(seconds, median);
    expect(drawn.slow).toBe(bar.slow);
    expect(drawn.filled).toBeCloseTo(bar.filled, 9);
    expect(drawn.median).toBeCloseTo(bar.median, 9);
  });
});

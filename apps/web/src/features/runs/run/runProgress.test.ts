import type { RunPlan } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { naturalTab, runProgress } from './runProgress.ts';
import { emptyRun } from './runState.ts';
import type { RunState, StepState } from './runState.ts';

const step = (fraction: number): StepState => ({
  status: 'running',
  cached: false,
  startedAt: 0,
  seconds: null,
  usage: null,
  exitCode: null,
  signal: null,
  fraction,
  label: '',
});
const plan = {
  steps: [
    { id: 'compile', weight: 6 },
    { id: 'simulate', weight: 2 },
  ],
} as RunPlan;
const problem: RunState['diagnostics'][number] = {
  step: 'compile',
  offset: 0,
  diagnostic: { code: 'SYNTAX', severity: 'error', message: 'unexpected' },
};

describe('runProgress', () => {
  it('weighs the steps', () => {
    expect(runProgress(plan, emptyRun)).toBe(0);
    expect(runProgress(plan, { ...emptyRun, steps: { compile: step(0.5) } })).toBe(3 / 8);
    expect(runProgress(plan, { ...emptyRun, steps: { compile: step(1), simulate: step(0.5) } })).toBe(7 / 8);
  });
});

describe('naturalTab', () => {
  it.each<[Partial<RunState>, boolean, string[], string]>([
    [{}, false, [], 'log'],
    [{}, false, ['wave'], 'log'],
    [{}, true, ['wave', 'coverage'], 'wave'],
    [{ diagnostics: [problem] }, true, [], 'problems'],
    [{}, true, [], 'log'],
  ])('chooses %#', (change, ended, results, tab) => {
    const tabs = results.map((key) => ({ key }));
    expect(naturalTab({ ...emptyRun, ...change }, ended, tabs)).toBe(tab);
  });
});

import type { RunEvent } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { applyEvents } from './applyEvents.ts';
import { emptyRun, standing } from './runState.ts';
import type { EventBatch, RunState } from './runState.ts';

const events: RunEvent[] = [
  { type: 'queued', time: 1 },
  { type: 'started', time: 2, executor: 'local', sandbox: 'bubblewrap' },
  { type: 'step-started', time: 3, step: 'build' },
  { type: 'log', time: 4, step: 'build', offset: 0, length: 120 },
  { type: 'progress', time: 5, step: 'build', fraction: 0.5, label: 'compiling' },
  {
    type: 'diagnostic',
    time: 6,
    step: 'build',
    offset: 40,
    diagnostic: {
      code: 'WIDTH',
      severity: 'warning',
      message: 'w',
      place: { kind: 'source', file: 'a.sv', line: 3 },
    },
  },
  { type: 'step-finished', time: 7, step: 'build', exitCode: 0, signal: null, seconds: 4 },
  { type: 'step-started', time: 8, step: 'simulate' },
  { type: 'log', time: 9, step: 'simulate', offset: 120, length: 30 },
  {
    type: 'artifact',
    time: 10,
    output: { path: 'wave.fst', kind: 'wave', title: 'Wave', mediaType: 'application/octet-stream' },
    bytes: 900,
    sha256: 'ab',
  },
  {
    type: 'step-finished',
    time: 11,
    step: 'simulate',
    exitCode: null,
    signal: 'SIGKILL',
    seconds: 1,
    usage: { cpuSeconds: 2, peakBytes: 9 },
  },
  { type: 'finished', time: 12, verdict: 'timed-out', reason: 'time limit 1 s' },
];

/** Each event takes 100 bytes of the event log. */
function batch(from: number, to: number): EventBatch {
  return { offset: from * 100, events: events.slice(from, to), nextOffset: to * 100 };
}

function play(batches: EventBatch[]): RunState {
  return batches.reduce(
    (state, next) => (standing(state, next) === 'next' ? applyEvents(state, next) : state),
    emptyRun,
  );
}

describe('applyEvents', () => {
  it('tells the whole story of a run', () => {
    const state = play([batch(0, 12)]);
    expect(state).toMatchObject({
      offset: 1200,
      queuedAt: 1,
      startedAt: 2,
      sandbox: 'bubblewrap',
      logSize: 150,
      finished: { at: 12, verdict: 'timed-out', reason: 'time limit 1 s', cause: null },
    });
    expect(state.steps.build).toMatchObject({ status: 'succeeded', seconds: 4, fraction: 1 });
    expect(state.steps.simulate).toMatchObject({
      status: 'failed',
      exitCode: null,
      signal: 'SIGKILL',
      usage: { peakBytes: 9 },
    });
    expect(state.diagnostics).toHaveLength(1);
    expect(state.artifacts).toHaveLength(1);
  });

  it('takes a step that said an error for failed, whatever its exit code', () => {
    const diagnostic = { code: 'c', severity: 'error', message: 'm' } as const;
    const story: RunEvent[] = [
      { type: 'step-started', time: 1, step: 'timing' },
      { type: 'diagnostic', time: 2, step: 'timing', offset: 0, diagnostic },
      { type: 'step-finished', time: 3, step: 'timing', exitCode: 0, signal: null, seconds: 2 },
    ];
    const state = applyEvents(emptyRun, { offset: 0, events: story, nextOffset: 300 });
    expect(state.steps.timing?.status).toBe('failed');
  });

  it('knows which part of the log is whose', () => {
    expect(play([batch(0, 12)]).logSections).toEqual([
      { step: 'build', offset: 0 },
      { step: 'simulate', offset: 120 },
    ]);
  });

  it.each([
    ['with', 1],
    ['without', 0],
  ])('marks a step from the cache, %s an event that starts it', (_, started) => {
    const cached: RunEvent[] = [
      { type: 'step-started', time: 3, step: 'build' },
      { type: 'step-cached', time: 4, step: 'build' },
      { type: 'step-finished', time: 5, step: 'build', exitCode: 0, signal: null, seconds: 0.01 },
    ];
    const state = applyEvents(emptyRun, { offset: 0, events: cached.slice(1 - started), nextOffset: 9 });
    expect(state.steps.build).toMatchObject({ cached: true, status: 'succeeded', fraction: 1 });
  });

  it('starts anew after a requeue, with the log going on', () => {
    const again: RunEvent[] = [
      ...events.slice(0, 10),
      {
        ...{ type: 'requeued', time: 20, reason: 'node n2 failed; the run starts anew on n3' },
        cause: { code: 'node-failed', node: 'n2', to: 'n3' },
      },
      { type: 'step-started', time: 21, step: 'build' },
      { type: 'log', time: 22, step: 'build', offset: 150, length: 10 },
      events[5]!,
    ];
    for (const cut of [10, 11, 14]) {
      const state = [again.slice(0, cut), again.slice(cut)].reduce(
        (known, part) =>
          applyEvents(known, { offset: known.offset, events: part, nextOffset: known.offset + 1 }),
        emptyRun,
      );
      expect(Object.keys(state.steps)).toEqual(['build']);
      expect(state).toMatchObject({
        queuedAt: 1,
        startedAt: null,
        logSize: 160,
        requeued: [
          {
            ...{ at: 20, reason: 'node n2 failed; the run starts anew on n3' },
            cause: { code: 'node-failed', node: 'n2', to: 'n3' },
          },
        ],
        artifacts: [],
      });
      expect(state.diagnostics).toHaveLength(1);
      expect(state.logSections.map(({ offset }) => offset)).toEqual([0, 120, 150]);
    }
  });

  it('takes 100,000 warnings in batches', () => {
    const warnings = Array.from({ length: 1000 }, () => events[5]!);
    let state = emptyRun;
    for (let at = 0; at < 100; at += 1) {
      state = applyEvents(state, { offset: at, events: warnings, nextOffset: at + 1 });
    }
    expect(state.diagnostics).toHaveLength(100_000);
  });

  it('is the same however the log is cut and repeated', () => {
    const whole = play([batch(0, 12)]);
    const cut = play([
      batch(0, 4),
      batch(0, 4),
      batch(2, 4),
      batch(4, 9),
      batch(0, 9),
      batch(9, 12),
      batch(9, 12),
    ]);
    expect(cut).toEqual(whole);
  });
});

describe('standing', () => {
  const state = play([batch(0, 5)]);

  it.each([
    [batch(5, 7), 'next'],
    [batch(0, 5), 'known'],
    [batch(2, 4), 'known'],
    [batch(6, 8), 'gap'],
    [batch(3, 8), 'gap'],
  ] as const)('places a batch %#', (next, where) => {
    expect(standing(state, next)).toBe(where);
  });
});

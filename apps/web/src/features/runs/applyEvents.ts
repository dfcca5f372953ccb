import type { RunEvent } from '@netloom/model';
import type { EventBatch, RunState, StepState } from './runState.ts';

type EventOf<T extends RunEvent['type']> = Extract<RunEvent, { type: T }>;

function withStep(state: RunState, id: string, change: Partial<StepState>): RunState {
  const known = state.steps[id];
  if (known === undefined) return state;
  return { ...state, steps: { ...state.steps, [id]: { ...known, ...change } } };
}

function startStep(state: RunState, event: EventOf<'step-started'>): RunState {
  const step: StepState = {
    status: 'running',
    startedAt: event.time,
    seconds: null,
    exitCode: null,
    signal: null,
    fraction: 0,
    label: '',
  };
  return { ...state, steps: { ...state.steps, [event.step]: step } };
}

function finishStep(state: RunState, event: EventOf<'step-finished'>): RunState {
  const { exitCode, signal, seconds } = event;
  const succeeded = exitCode === 0;
  return withStep(state, event.step, {
    status: succeeded ? 'succeeded' : 'failed',
    exitCode,
    signal,
    seconds,
    ...(succeeded ? { fraction: 1 } : {}),
  });
}

function applyEvent(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'queued':
      return { ...state, queuedAt: event.time };
    case 'started':
      return { ...state, startedAt: event.time, executor: event.executor, sandbox: event.sandbox };
    case 'step-started':
      return startStep(state, event);
    case 'log':
      return { ...state, logSize: Math.max(state.logSize, event.offset + event.length) };
    case 'progress':
      return withStep(state, event.step, { fraction: event.fraction, label: event.label });
    case 'step-finished':
      return finishStep(state, event);
    case 'finished':
      return { ...state, finished: { at: event.time, verdict: event.verdict, reason: event.reason } };
    default:
      return state;
  }
}

/** The list with the batch's events of a type at its end; the same list when there are none. */
function extended<E extends RunEvent['type'], T>(list: readonly T[], batch: EventBatch, type: E) {
  const more = batch.events.filter((event): event is EventOf<E> => event.type === type);
  return more.length === 0 ? list : [...list, ...more];
}

/** The state after a batch that starts where the state stands. Lists grow once a batch: a run may warn 100,000 times. */
export function applyEvents(state: RunState, batch: EventBatch): RunState {
  return {
    ...batch.events.reduce(applyEvent, state),
    diagnostics: extended(state.diagnostics, batch, 'diagnostic'),
    metrics: extended(state.metrics, batch, 'metric'),
    artifacts: extended(state.artifacts, batch, 'artifact'),
    offset: batch.nextOffset,
  };
}

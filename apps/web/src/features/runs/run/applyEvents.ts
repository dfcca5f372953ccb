import type { RunEvent } from '@netloom/model';
import { emptyRun } from './runState.ts';
import type { EventBatch, RunState, StepState } from './runState.ts';

type EventOf<T extends RunEvent['type']> = Extract<RunEvent, { type: T }>;

function withStep(state: RunState, id: string, change: Partial<StepState>): RunState {
  const known = state.steps[id];
  if (known === undefined) return state;
  return { ...state, steps: { ...state.steps, [id]: { ...known, ...change } } };
}

function startStep(state: RunState, event: EventOf<'step-started' | 'step-cached'>): RunState {
  const step: StepState = {
    status: 'running',
    cached: event.type === 'step-cached',
    startedAt: event.time,
    seconds: null,
    usage: null,
    exitCode: null,
    signal: null,
    fraction: 0,
    label: '',
  };
  return { ...state, steps: { ...state.steps, [event.step]: step } };
}

function finishStep(state: RunState, event: EventOf<'step-finished'>): RunState {
  const { exitCode, signal, seconds, usage = null } = event;
  // As the verdict does: a tool may end well though it has said what is wrong.
  const succeeded = exitCode === 0 && !state.steps[event.step]?.complained;
  return withStep(state, event.step, {
    status: succeeded ? 'succeeded' : 'failed',
    exitCode,
    signal,
    seconds,
    usage,
    ...(succeeded ? { fraction: 1 } : {}),
  });
}

/** The log goes on; whatever else the broken-off attempt said is void. */
function startAnew(state: RunState, event: EventOf<'requeued'>): RunState {
  const { queuedAt, logSize, logSections, requeued } = state;
  const { time: at, reason, cause = null } = event;
  const again = [...requeued, { at, reason, cause }];
  return { ...emptyRun, queuedAt, logSize, logSections, requeued: again };
}

function growLog(state: RunState, { step, offset, length }: EventOf<'log'>): RunState {
  const logSize = Math.max(state.logSize, offset + length);
  if (state.logSections.at(-1)?.step === step) return { ...state, logSize };
  return { ...state, logSize, logSections: [...state.logSections, { step, offset }] };
}

function applyEvent(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'queued':
      return { ...state, queuedAt: event.time };
    case 'started':
      return { ...state, startedAt: event.time, executor: event.executor, sandbox: event.sandbox };
    case 'requeued':
      return startAnew(state, event);
    case 'step-started':
      return startStep(state, event);
    case 'step-cached':
      return state.steps[event.step] === undefined
        ? startStep(state, event)
        : withStep(state, event.step, { cached: true });
    case 'log':
      return growLog(state, event);
    case 'progress':
      return withStep(state, event.step, { fraction: event.fraction, label: event.label });
    case 'diagnostic':
      return event.diagnostic.severity === 'error'
        ? withStep(state, event.step, { complained: true })
        : state;
    case 'step-finished':
      return finishStep(state, event);
    case 'finished': {
      const { time: at, verdict, reason, cause = null } = event;
      return { ...state, finished: { at, verdict, reason, cause } };
    }
    default:
      return state;
  }
}

/** The list with the events of a type at its end; the same list when there are none. */
function extended<E extends RunEvent['type'], T>(list: readonly T[], events: readonly RunEvent[], type: E) {
  const more = events.filter((event): event is EventOf<E> => event.type === type);
  return more.length === 0 ? list : [...list, ...more];
}

/** The state after a batch that starts where the state stands. Lists grow once a batch: a run may warn 100,000 times. */
export function applyEvents(state: RunState, batch: EventBatch): RunState {
  const next = batch.events.reduce(applyEvent, state);
  const valid = batch.events.slice(batch.events.findLastIndex(({ type }) => type === 'requeued') + 1);
  return {
    ...next,
    diagnostics: extended(next.diagnostics, valid, 'diagnostic'),
    metrics: extended(next.metrics, valid, 'metric'),
    artifacts: extended(next.artifacts, valid, 'artifact'),
    offset: batch.nextOffset,
  };
}

import type { ChildRun, RunCause } from '@netloom/contract';
import type { RunState } from './runState.ts';
import type { Standing } from './verdictLook.tsx';

/** How a run stands. Times in milliseconds since the epoch. */
export interface RunStanding {
  standing: Standing;
  /** What ended it, in the words of its tools or of the server; empty before. */
  reason: string;
  /** What the reason says; null of what only its own words tell. */
  cause: RunCause | null;
  startedAt: number | null;
  endedAt: number | null;
}

function timeOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text);
}

/** From the row alone. */
export function rowStanding(row: ChildRun): RunStanding {
  const { verdict, state, pending } = row;
  const held = state === 'running' && pending !== null;
  return {
    standing: verdict ?? (held ? 'pending' : state === 'finished' ? 'running' : state),
    reason: row.reason,
    cause: row.cause,
    startedAt: held ? null : timeOf(row.startTime),
    endedAt: row.state === 'finished' ? (timeOf(row.finishTime) ?? Date.parse(row.createTime)) : null,
  };
}

/**
 * From the row and the events: the events are newer while the run goes on, and the row alone tells of a run that was
 * lost before it could write any.
 */
export function runStanding(row: ChildRun, { startedAt, finished }: RunState): RunStanding {
  const known = rowStanding(row);
  if (finished !== null) {
    const { verdict, reason, cause, at } = finished;
    return { standing: verdict, reason, cause, startedAt: startedAt ?? known.startedAt, endedAt: at };
  }
  if (known.endedAt !== null || startedAt === null) return known;
  return { ...known, standing: 'running', startedAt };
}

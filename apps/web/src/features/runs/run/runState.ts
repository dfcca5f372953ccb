import type {
  EndCause,
  Diagnostic,
  RequeueCause,
  RunEvent,
  RunMetric,
  RunOutput,
  RunVerdict,
  StepUsage,
} from '@netloom/model';

export interface StepState {
  status: 'running' | 'succeeded' | 'failed';
  /** Its product came from the cache. */
  cached: boolean;
  /** Milliseconds since the epoch. */
  startedAt: number;
  seconds: number | null;
  /** Null until it has ended, and where it is not known. */
  usage: StepUsage | null;
  /** An error was among what it said. */
  complained?: boolean;
  exitCode: number | null;
  signal: string | null;
  fraction: number;
  label: string;
}

export interface RunDiagnostic {
  step: string;
  diagnostic: Diagnostic;
  /** Byte offset of the line in the log that it was read from. */
  offset: number;
}

interface Artifact {
  output: RunOutput;
  bytes: number;
  sha256: string;
}

/** Log that a step wrote, from a byte offset to the next section's. */
export interface LogSection {
  step: string;
  offset: number;
}

/** What the events up to byte `offset` of a run's event log say. Times in milliseconds since the epoch. */
export interface RunState {
  offset: number;
  queuedAt: number | null;
  startedAt: number | null;
  executor: string;
  sandbox: string;
  steps: Record<string, StepState>;
  /** Bytes of log that were announced. */
  logSize: number;
  /** In the order of the log; a step has several when the run was started anew. */
  logSections: readonly LogSection[];
  /** Why the run was started anew, each time that it was. */
  requeued: readonly { at: number; reason: string; cause: RequeueCause | null }[];
  diagnostics: readonly RunDiagnostic[];
  metrics: readonly RunMetric[];
  artifacts: readonly Artifact[];
  finished: { at: number; verdict: RunVerdict; reason: string; cause: EndCause | null } | null;
}

export const emptyRun: RunState = {
  offset: 0,
  queuedAt: null,
  startedAt: null,
  executor: '',
  sandbox: '',
  steps: {},
  logSize: 0,
  logSections: [],
  requeued: [],
  diagnostics: [],
  metrics: [],
  artifacts: [],
  finished: null,
};

/** Consecutive events: those from byte `offset` of the event log up to `nextOffset`. */
export interface EventBatch {
  offset: number;
  events: readonly RunEvent[];
  nextOffset: number;
}

/**
 * Batches may come twice or leave a gap when a stream reconnects: a batch is applied when it starts where the
 * state stands, dropped when it is known already, and otherwise the missing part has to be read.
 */
export function standing(state: RunState, batch: EventBatch): 'next' | 'known' | 'gap' {
  if (batch.nextOffset <= state.offset) return 'known';
  return batch.offset === state.offset ? 'next' : 'gap';
}

import type { RunEvent } from '@netloom/model';

/** Complete events from a byte offset of the event log, and the offset after them. */
export interface EventPage {
  events: RunEvent[];
  /** For each event the byte offset after it, from which reading goes on. */
  ends: number[];
  nextOffset: number;
}

export type RunLiveness = 'waiting' | 'running' | 'finished';

/** A run that its scheduler has and has not begun yet. */
export interface PendingJob {
  /** As the scheduler names it, for those who ask it themselves. */
  job: string;
  /** Why it waits, in the scheduler's own word; empty where it gives none. */
  reason: string;
}

export type RunPriority = 'low' | 'normal' | 'high';

/**
 * Runs plans that `prepareRun` wrote into folders. A run lives on without the process that submitted it; all that is
 * known of it is in its folder, so that any later process can go on where that one ended.
 */
export interface Executor {
  name: string;
  /**
   * Starts a prepared run. A second submission of one folder never starts it a second time; a run that cannot be started
   * is closed as failed with the reason. `priority` orders runs where others wait with them.
   */
  submit(folder: string, priority?: RunPriority): Promise<void>;
  /** Complete events from `offset` on as they come, until the run has finished or `signal` aborts. */
  watch(folder: string, offset: number, signal?: AbortSignal): AsyncIterable<EventPage>;
  /** Types text into the standard input of the step that runs. */
  input(folder: string, text: string): Promise<void>;
  /** Ends a run with its whole process tree; one that was not started yet never will be. */
  cancel(folder: string): Promise<void>;
  /** What became of a run: still waiting for its start, running or finished. A run whose process is gone is closed as lost. */
  reattach(folder: string): Promise<RunLiveness>;
  /** What a submitted run that has not begun waits for; absent of an executor that begins runs at once. */
  pending?(folder: string): Promise<PendingJob | undefined>;
  /** Gives up what it keeps ready for further runs; those that it has go on. */
  close?(): void;
}

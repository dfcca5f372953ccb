import { randomUUID } from 'node:crypto';
import type { StreamMessage } from '@netloom/contract';
import type { RunEvent } from '@netloom/model';
import type { Caller } from '../../caller.ts';
import { RunSubscription } from './runSubscription.ts';

/** How the stream reads runs; the runs feature gives it to the hub when it starts. */
export interface RunEventSource {
  /** Events from a byte offset of the run's event log, whole lines only; none when nothing is new. */
  readEvents(runId: string, offset: number): Promise<{ events: RunEvent[]; nextOffset: number }>;
  /** Department of the run; undefined when there is no such run. */
  departmentOf(runId: string): Promise<number | undefined>;
}

export interface BrowserStream {
  caller: Caller;
  departments: Set<number>;
  send(message: StreamMessage): Promise<void>;
  end(): void;
  /** Told of a run whose events cannot be read. */
  onFailure(error: unknown): void;
  subscriptions: Map<string, RunSubscription>;
}

/** Joins what happens in the server with the open streams of browsers. */
export class Hub {
  private readonly streams = new Map<string, BrowserStream>();
  private source: RunEventSource | undefined;

  serveRuns(source: RunEventSource): void {
    this.source = source;
  }

  get runs(): RunEventSource | undefined {
    return this.source;
  }

  /** Tells that the event log of a run has grown. */
  runAdvanced(runId: string): void {
    for (const stream of this.streams.values()) stream.subscriptions.get(runId)?.advance();
  }

  /** Tells that the list of runs of a department changed. */
  runsChanged(deptId: number): void {
    for (const stream of this.streams.values()) {
      if (stream.departments.has(deptId)) void stream.send({ type: 'runs-changed', deptId });
    }
  }

  endSession(tokenHash: string): void {
    for (const stream of this.streams.values()) {
      if (stream.caller.tokenHash !== tokenHash) continue;
      void stream.send({ type: 'session', code: 402 }).then(() => stream.end());
    }
  }

  open(stream: Omit<BrowserStream, 'subscriptions'>): string {
    const streamId = randomUUID();
    this.streams.set(streamId, { ...stream, subscriptions: new Map() });
    return streamId;
  }

  close(streamId: string): void {
    this.streams.delete(streamId);
  }

  find(streamId: string): BrowserStream | undefined {
    return this.streams.get(streamId);
  }

  /** Replaces the runs that a stream carries; each starts at its offset with what is already in the log. */
  subscribe(stream: BrowserStream, source: RunEventSource, runs: { runId: string; offset: number }[]): void {
    stream.subscriptions.clear();
    for (const { runId, offset } of runs) {
      const subscription = new RunSubscription(runId, offset, source, stream);
      stream.subscriptions.set(runId, subscription);
      subscription.advance();
    }
  }
}

import { randomUUID } from 'node:crypto';
import type { StreamMessage } from '@netloom/contract';
import type { EventPage } from '@netloom/executor';
import type { Caller } from '../../caller.ts';
import { RunFeed } from './runFeed.ts';
import type { RunEventSource } from './runFeed.ts';
import { Throttle } from '../../throttle.ts';

/** Rest in milliseconds between two messages of one kind, and how it grows with those who get them and then ask for more. */
const LIST_REST = 250;
const RUN_REST = 100;
const REST_EACH = 3;
/** A change is to be seen within a second by however many. */
const LONGEST_REST = 750;

const restFor = (least: number, receivers: number) =>
  Math.min(LONGEST_REST, Math.max(least, REST_EACH * receivers));

type SessionEnd = Extract<StreamMessage, { type: 'session' }>['reason'];

export interface BrowserStream {
  caller: Caller;
  departments: Set<number>;
  send(message: StreamMessage): Promise<void>;
  end(): void;
  /** Told of a run whose events cannot be read. */
  onFailure(error: unknown): void;
  /** Ends what the stream carries of runs. */
  unsubscribe: AbortController;
}

/** Joins what happens in the server with the open streams of browsers. */
export class Hub {
  private readonly streams = new Map<string, BrowserStream>();
  private readonly lists = new Throttle<number>(
    () => restFor(LIST_REST, this.streams.size),
    (deptId) => this.tellOfList(deptId),
  );
  private readonly advances = new Throttle<string>(
    (runId) => restFor(RUN_REST, this.feed?.watchersOf(runId) ?? 0),
    (runId) => this.feed?.advanced(runId),
  );
  private source: RunEventSource | undefined;
  private feed: RunFeed | undefined;

  serveRuns(source: RunEventSource): void {
    this.source = source;
    this.feed = new RunFeed(source);
  }

  get runs(): RunEventSource | undefined {
    return this.source;
  }

  /** Tells that the event log of a run has grown. */
  runAdvanced(runId: string): void {
    this.advances.ask(runId);
  }

  /** Events of a run from `offset` on as they come, until it has finished or `signal` aborts. */
  watchRun(runId: string, offset: number, signal: AbortSignal): AsyncIterable<EventPage> {
    if (this.feed === undefined) throw new Error('no runs are served yet');
    return this.feed.watch(runId, offset, signal);
  }

  /** Tells that the list of runs of a department changed. */
  runsChanged(deptId: number): void {
    this.lists.ask(deptId);
  }

  private tellOfList(deptId: number): void {
    this.tell({ type: 'runs-changed', deptId }, ({ departments }) => departments.has(deptId));
  }

  /** Ends the streams of a session and tells its browser why. */
  endSession(tokenHash: string, reason: SessionEnd): void {
    this.endWhere((caller) => caller.tokenHash === tokenHash, reason);
  }

  /** Ends the streams of all sessions of a user; the sessions themselves are the database's. */
  endUser(userId: number, reason: SessionEnd): void {
    this.endWhere((caller) => caller.userId === userId, reason);
  }

  private endWhere(concerned: (caller: Caller) => boolean, reason: SessionEnd): void {
    for (const stream of this.streams.values()) {
      if (!concerned(stream.caller)) continue;
      void stream.send({ type: 'session', code: 402, reason }).then(() => stream.end());
    }
  }

  /** Tells users that what they may do or see has changed; their streams learn their projects anew. */
  userChanged(concerned: (caller: Caller) => boolean): void {
    this.tell({ type: 'user-changed' }, (stream) => concerned(stream.caller));
  }

  projectChanged(deptId: number): void {
    this.tell({ type: 'project-changed', deptId }, ({ departments }) => departments.has(deptId));
  }

  dictionaryChanged(dictType: string): void {
    this.tell({ type: 'dictionary-changed', dictType }, () => true);
  }

  /** Streams that are open, in all and of one session. */
  count(tokenHash?: string): number {
    const all = [...this.streams.values()];
    return tokenHash === undefined
      ? all.length
      : all.filter(({ caller }) => caller.tokenHash === tokenHash).length;
  }

  private tell(message: StreamMessage, concerned: (stream: BrowserStream) => boolean): void {
    for (const stream of this.streams.values()) if (concerned(stream)) void stream.send(message);
  }

  open(stream: Omit<BrowserStream, 'unsubscribe'>): string {
    const streamId = randomUUID();
    this.streams.set(streamId, { ...stream, unsubscribe: new AbortController() });
    return streamId;
  }

  close(streamId: string): void {
    this.streams.get(streamId)?.unsubscribe.abort();
    this.streams.delete(streamId);
  }

  find(streamId: string): BrowserStream | undefined {
    return this.streams.get(streamId);
  }

  /** Replaces the runs that a stream carries; each starts at its offset with what is already in the log. */
  subscribe(stream: BrowserStream, runs: { runId: string; offset: number }[]): void {
    stream.unsubscribe.abort();
    stream.unsubscribe = new AbortController();
    const { signal } = stream.unsubscribe;
    for (const { runId, offset } of runs) {
      this.carry(stream, runId, offset, signal).catch(stream.onFailure);
    }
  }

  private async carry(
    stream: BrowserStream,
    runId: string,
    from: number,
    signal: AbortSignal,
  ): Promise<void> {
    let offset = from;
    for await (const { events, nextOffset } of this.watchRun(runId, from, signal)) {
      if (signal.aborted) return;
      await stream.send({ type: 'run', runId, offset, events, nextOffset });
      offset = nextOffset;
    }
  }
}

import { randomUUID } from 'node:crypto';
import type { StreamMessage } from '@netloom/contract';
import type { EventPage } from '@netloom/executor';
import type { Caller } from '../../caller.ts';
import { Access } from './access.ts';
import type { Reach } from './access.ts';
import { RunFeed } from './runFeed.ts';
import type { RunEventSource } from './runFeed.ts';
import { Throttle } from '../../throttle.ts';

/** Rest in milliseconds between two messages of one kind, and how it grows with those who get them and then ask for more. */
const LIST_REST = 250;
const RUN_REST = 100;
const REST_EACH = 3;
/** A change is to be seen within a second by however many. */
const LONGEST_REST = 750;

/** Tabs that one session may have open; a browser has far fewer. */
const STREAMS_OF_SESSION = 20;

const restFor = (least: number, receivers: number) =>
  Math.min(LONGEST_REST, Math.max(least, REST_EACH * receivers));

type SessionEnd = Extract<StreamMessage, { type: 'session' }>['reason'];

export interface BrowserStream {
  caller: Caller;
  departments: ReadonlySet<number>;
  send(message: StreamMessage): Promise<void>;
  end(): void;
  /** Told of a run whose events, or of a user whose projects cannot be read. */
  onFailure(error: unknown): void;
  /** Ends what the stream carries of runs. */
  unsubscribe: AbortController;
  release(): void;
}

interface WatchedRun {
  runId: string;
  deptId: number;
  offset: number;
}

/** Joins what happens in the server with the open streams of browsers. */
export class Hub {
  private readonly streams = new Map<string, BrowserStream>();
  private readonly access = new Access();
  private readonly lists = new Throttle<number>(
    () => restFor(LIST_REST, this.streams.size),
    (deptId) => this.tellOfList(deptId),
  );
  private readonly trees = new Throttle<string>(
    () => LIST_REST,
    (key) => this.tellOfTree(key),
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

  /** How the projects of a user are read. */
  serveMemberships(read: (caller: Caller) => Promise<Reach>): void {
    this.access.serve(read);
  }

  get runs(): RunEventSource | undefined {
    return this.source;
  }

  /** Tells that the event log of a run has grown. */
  runAdvanced(runId: string): void {
    this.advances.ask(runId);
  }

  /**
   * Events of a run from `offset` on as they come, until it has finished, `signal` aborts or the caller may no longer
   * watch the runs of its department.
   */
  async *watchRun(caller: Caller, run: WatchedRun, signal: AbortSignal): AsyncGenerator<EventPage> {
    if (this.feed === undefined) throw new Error('no runs are served yet');
    const revoked = new AbortController();
    const release = await this.access.hold({
      caller,
      learned: ({ runs }) => {
        if (!runs.has(run.deptId)) revoked.abort();
      },
      lost: () => revoked.abort(),
    });
    try {
      yield* this.feed.watch(run.runId, run.offset, AbortSignal.any([signal, revoked.signal]));
    } finally {
      release();
    }
  }

  /** Tells that the list of runs of a department changed. */
  runsChanged(deptId: number): void {
    this.lists.ask(deptId);
  }

  private tellOfList(deptId: number): void {
    this.tell({ type: 'runs-changed', deptId }, ({ departments }) => departments.has(deptId));
  }

  /** Ends the streams of a session and tells its browser why; without a reason that finds out when it connects anew. */
  endSession(tokenHash: string, reason?: SessionEnd): void {
    this.endWhere((caller) => caller.tokenHash === tokenHash, reason);
  }

  /** Ends the streams of a user's sessions, all or but for one; the sessions themselves are the database's. */
  endUser(userId: number, reason: SessionEnd, keptSession?: string): void {
    this.endWhere((caller) => caller.userId === userId && caller.tokenHash !== keptSession, reason);
  }

  /** Ends every stream. */
  endAll(reason: SessionEnd): void {
    this.endWhere(() => true, reason);
  }

  private endWhere(concerned: (caller: Caller) => boolean, reason?: SessionEnd): void {
    this.access.revoke(concerned);
    for (const stream of this.streams.values()) {
      if (!concerned(stream.caller)) continue;
      if (reason === undefined) stream.end();
      else void stream.send({ type: 'session', code: 402, reason }).then(() => stream.end());
    }
  }

  /** Tells users that what they may do or see has changed; their streams learn their projects anew. */
  userChanged(concerned: (caller: Caller) => boolean): void {
    void this.learnAnew(concerned);
  }

  /** Like `userChanged`; returns when no stream carries any more what its user may not see. */
  async learnAnew(concerned: (caller: Caller) => boolean): Promise<void> {
    await this.access.learnAnew(concerned);
    this.tell({ type: 'user-changed' }, (stream) => concerned(stream.caller));
  }

  /** Administrators see every project. */
  projectChanged(deptId: number): void {
    this.tell(
      { type: 'project-changed', deptId },
      ({ caller, departments }) => caller.admin || departments.has(deptId),
    );
  }

  /** Tells a user that files of his own tree changed. */
  treeChanged(userId: number, deptId: number): void {
    this.trees.ask(`${userId} ${deptId}`);
  }

  private tellOfTree(key: string): void {
    const [userId, deptId] = key.split(' ').map(Number);
    this.tell({ type: 'tree-changed', deptId: deptId! }, ({ caller }) => caller.userId === userId);
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

  /** Returns when the stream knows the projects of its user. A session with too many streams loses its oldest. */
  async open(given: Pick<BrowserStream, 'caller' | 'send' | 'end' | 'onFailure'>): Promise<string> {
    const streamId = randomUUID();
    const stream: BrowserStream = {
      ...given,
      departments: new Set(),
      unsubscribe: new AbortController(),
      release: () => undefined,
    };
    this.makeRoom(stream.caller.tokenHash);
    this.streams.set(streamId, stream);
    stream.release = await this.access.hold({
      caller: stream.caller,
      learned: ({ departments }) => (stream.departments = departments),
      lost: (error) => {
        stream.onFailure(error);
        stream.end();
      },
    });
    if (!this.streams.has(streamId)) stream.release();
    return streamId;
  }

  private makeRoom(tokenHash: string): void {
    const own = [...this.streams].filter(([, { caller }]) => caller.tokenHash === tokenHash);
    for (const [streamId, stream] of own.slice(0, Math.max(0, own.length - STREAMS_OF_SESSION + 1))) {
      this.close(streamId);
      stream.end();
    }
  }

  close(streamId: string): void {
    const stream = this.streams.get(streamId);
    stream?.unsubscribe.abort();
    stream?.release();
    this.streams.delete(streamId);
  }

  find(streamId: string): BrowserStream | undefined {
    return this.streams.get(streamId);
  }

  /** Replaces the runs that a stream carries; each starts at its offset with what is already in the log. */
  subscribe(stream: BrowserStream, runs: WatchedRun[]): void {
    stream.unsubscribe.abort();
    stream.unsubscribe = new AbortController();
    const { signal } = stream.unsubscribe;
    for (const run of runs) this.carry(stream, run, signal).catch(stream.onFailure);
  }

  private async carry(stream: BrowserStream, run: WatchedRun, signal: AbortSignal): Promise<void> {
    const { runId } = run;
    let { offset } = run;
    for await (const { events, nextOffset } of this.watchRun(stream.caller, run, signal)) {
      if (signal.aborted) return;
      await stream.send({ type: 'run', runId, offset, events, nextOffset });
      offset = nextOffset;
    }
  }
}

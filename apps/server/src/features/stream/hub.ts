import { randomUUID } from 'node:crypto';
import type { StreamMessage } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { Access } from './access.ts';
import type { Holder, Reach } from './access.ts';
import type { Audience, Listener, Pace } from './topic.ts';
import { Throttle } from '../../throttle.ts';

/** Tabs that one session may have open; a browser has far fewer. */
const STREAMS_OF_SESSION = 20;

type SessionEnd = Extract<StreamMessage, { type: 'session' }>['reason'];

export interface BrowserStream extends Listener {
  send(message: StreamMessage): Promise<void>;
  end(): void;
  /** Told of what cannot be read: the user's projects, or what the stream carries. */
  onFailure(error: unknown): void;
  /** Ends what the stream carries beside what is published. */
  unsubscribe: AbortController;
  release(): void;
}

/** Joins what features publish with the open streams of browsers; it knows none of them. */
export class Hub {
  private readonly streams = new Map<string, BrowserStream>();
  private readonly access = new Access();
  private readonly published = new Map<string, { message: StreamMessage; audience: Audience; pace: Pace }>();
  private readonly paced = new Throttle<string>(
    (key) => this.published.get(key)!.pace.rest(this.streams.size),
    (key) => this.tellPaced(key),
  );

  /** How the projects of a user are read. */
  serveMemberships(read: (caller: Caller) => Promise<Reach>): void {
    this.access.serve(read);
  }

  /** Tells an audience, at once or at a pace. */
  publish(message: StreamMessage, audience: Audience, pace?: Pace): void {
    if (pace === undefined) return this.tell(message, audience);
    this.published.set(pace.key, { message, audience, pace });
    this.paced.ask(pace.key);
  }

  private tellPaced(key: string): void {
    const { message, audience } = this.published.get(key)!;
    this.published.delete(key);
    this.tell(message, audience);
  }

  /** Returns when `holder` has learned what its user may see, of which it is told until the answer is called. */
  hold(holder: Holder): Promise<() => void> {
    return this.access.hold(holder);
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

  /** Streams that are open, in all and of one session. */
  count(tokenHash?: string): number {
    const all = [...this.streams.values()];
    return tokenHash === undefined
      ? all.length
      : all.filter(({ caller }) => caller.tokenHash === tokenHash).length;
  }

  private tell(message: StreamMessage, audience: Audience): void {
    for (const stream of this.streams.values()) if (audience(stream)) void stream.send(message);
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

  /** Ends what a stream carries beside what is published; the answer aborts when what replaces it must end. */
  carryAnew(stream: BrowserStream): AbortSignal {
    stream.unsubscribe.abort();
    stream.unsubscribe = new AbortController();
    return stream.unsubscribe.signal;
  }
}

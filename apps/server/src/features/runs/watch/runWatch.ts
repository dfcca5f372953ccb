import type { EventPage } from '@netloom/executor';
import type { Caller } from '../../../caller.ts';
import { Throttle } from '../../../throttle.ts';
import { restFor } from '../../stream/index.ts';
import type { BrowserStream, Hub } from '../../stream/index.ts';
import { RunFeed } from './runFeed.ts';
import type { RunEventSource } from './runFeed.ts';

const RUN_REST = 100;

interface WatchedRun {
  runId: string;
  deptId: number;
  offset: number;
}

/** Lets people watch runs as they go, as long as they may. */
export class RunWatch {
  private readonly hub: Hub;
  private readonly advances = new Throttle<string>(
    (runId) => restFor(RUN_REST, this.feed.watchersOf(runId)),
    (runId) => this.feed.advanced(runId),
  );
  private feed: RunFeed;
  source: RunEventSource;

  constructor(hub: Hub, source: RunEventSource) {
    this.hub = hub;
    this.source = source;
    this.feed = new RunFeed(source);
  }

  /** Reads runs from elsewhere. */
  serve(source: RunEventSource): void {
    this.source = source;
    this.feed = new RunFeed(source);
  }

  /** Tells that the event log of a run has grown. */
  advanced(runId: string): void {
    this.advances.ask(runId);
  }

  /**
   * Events of a run from `offset` on as they come, until it has finished, `signal` aborts or the caller may no longer
   * watch the runs of its department.
   */
  async *watch(caller: Caller, run: WatchedRun, signal: AbortSignal): AsyncGenerator<EventPage> {
    const revoked = new AbortController();
    const release = await this.hub.hold({
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

  /** Replaces the runs that a stream carries; each starts at its offset with what is already in the log. */
  carry(stream: BrowserStream, runs: WatchedRun[]): void {
    const signal = this.hub.carryAnew(stream);
    for (const run of runs) this.carryOne(stream, run, signal).catch(stream.onFailure);
  }

  private async carryOne(stream: BrowserStream, run: WatchedRun, signal: AbortSignal): Promise<void> {
    const { runId } = run;
    let { offset } = run;
    for await (const { events, nextOffset } of this.watch(stream.caller, run, signal)) {
      if (signal.aborted) return;
      await stream.send({ type: 'run', runId, offset, events, nextOffset });
      offset = nextOffset;
    }
  }
}

import type { EventPage } from '@netloom/executor';

/** How runs are read. */
export interface RunEventSource {
  /** Events from a byte offset of the run's event log, whole lines only; none when nothing is new. */
  readEvents(runId: string, offset: number): Promise<EventPage>;
  /** Whether the run has ended, in its event log or, where it has none, by its row. */
  hasEnded(runId: string): Promise<boolean>;
  /** Department of the run; undefined when there is no such run. */
  departmentOf(runId: string): Promise<number | undefined>;
}

/** Who watches one run, and the reads of its event log that go on, by offset. */
interface Channel {
  watchers: Set<() => void>;
  reads: Map<number, Promise<EventPage>>;
}

/** Lets any number watch a run: those that have come equally far share one read of the file. */
export class RunFeed {
  private readonly channels = new Map<string, Channel>();
  private readonly source: RunEventSource;

  constructor(source: RunEventSource) {
    this.source = source;
  }

  watchersOf(runId: string): number {
    return this.channels.get(runId)?.watchers.size ?? 0;
  }

  /** Tells that the event log of a run has grown. */
  advanced(runId: string): void {
    const channel = this.channels.get(runId);
    if (channel === undefined) return;
    // A read that began before may not see what is new.
    channel.reads.clear();
    for (const wake of [...channel.watchers]) wake();
  }

  /** Events from `offset` on as they come, until the run has finished or `signal` aborts. */
  async *watch(runId: string, offset: number, signal: AbortSignal): AsyncGenerator<EventPage> {
    const channel = this.channels.get(runId) ?? { watchers: new Set(), reads: new Map() };
    this.channels.set(runId, channel);
    let wakeUp = (): void => undefined;
    const wake = () => wakeUp();
    channel.watchers.add(wake);
    signal.addEventListener('abort', wake);
    try {
      for (let ended = false; !signal.aborted;) {
        const woken = new Promise<void>((resolve) => (wakeUp = resolve));
        const page = await this.read(runId, offset, channel);
        if (page.nextOffset > offset) {
          offset = page.nextOffset;
          yield page;
          if (page.events.some(({ type }) => type === 'finished')) return;
          continue;
        }
        if (ended) return;
        // Whoever comes after the end would wait for ever; what it wrote last is read first.
        ended = await this.source.hasEnded(runId);
        if (!ended && !signal.aborted) await woken;
      }
    } finally {
      signal.removeEventListener('abort', wake);
      channel.watchers.delete(wake);
      if (channel.watchers.size === 0) this.channels.delete(runId);
    }
  }

  private read(runId: string, offset: number, { reads }: Channel): Promise<EventPage> {
    const known = reads.get(offset);
    if (known !== undefined) return known;
    const page = this.source.readEvents(runId, offset);
    reads.set(offset, page);
    const forget = () => {
      if (reads.get(offset) === page) reads.delete(offset);
    };
    page.then(forget, forget);
    return page;
  }
}

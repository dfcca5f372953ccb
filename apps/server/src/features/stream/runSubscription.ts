import type { BrowserStream, RunEventSource } from './hub.ts';

/** Reads one run's event log for one stream: one read at a time, each from where the last one ended. */
export class RunSubscription {
  private reading = false;
  private again = false;
  private readonly runId: string;
  private offset: number;
  private readonly source: RunEventSource;
  private readonly stream: BrowserStream;

  constructor(runId: string, offset: number, source: RunEventSource, stream: BrowserStream) {
    this.runId = runId;
    this.offset = offset;
    this.source = source;
    this.stream = stream;
  }

  advance(): void {
    this.again = true;
    if (this.reading) return;
    this.reading = true;
    this.readAll().catch(this.stream.onFailure);
  }

  private async readAll(): Promise<void> {
    try {
      while (this.again && this.stream.subscriptions.get(this.runId) === this) {
        this.again = false;
        const { runId, offset } = this;
        const { events, nextOffset } = await this.source.readEvents(runId, offset);
        if (events.length === 0) continue;
        this.offset = nextOffset;
        this.again = true;
        await this.stream.send({ type: 'run', runId, offset, events, nextOffset });
      }
    } finally {
      this.reading = false;
    }
  }
}

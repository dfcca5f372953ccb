import type { Turn } from '../query/turn.ts';
import type { ChangeBatch } from '../waveTypes.ts';
import type { Clock } from './clock.ts';

/** A value holds from `start` until before `end`, in common ticks. */
export interface Segment {
  start: number;
  end: number;
  value: string;
}

/** The stretches of a signal, one batch of changes in memory at a time. */
export class Segments {
  private readonly batches: AsyncIterator<ChangeBatch>;
  private readonly clock: Clock;
  private readonly turn: Turn;
  private batch: ChangeBatch | null = null;
  private at = 0;
  private ended = false;
  private last: Segment | undefined;

  constructor(changes: AsyncIterable<ChangeBatch>, clock: Clock, turn: Turn) {
    this.batches = changes[Symbol.asyncIterator]();
    this.clock = clock;
    this.turn = turn;
  }

  /** The last one holds on without end; then undefined. */
  async next(): Promise<Segment | undefined> {
    for (;;) {
      const found = this.known();
      if (found || this.ended) return found;
      await this.more();
    }
  }

  /** The next one where it is in memory: saves a promise for each change. */
  known(): Segment | undefined {
    const { batch } = this;
    while (batch && this.at < batch.times.length) {
      const { last } = this;
      const start = this.clock.common(batch.times[this.at]!);
      this.last = { start, end: Infinity, value: batch.text(this.at) };
      this.at += 1;
      if (!last) continue;
      last.end = start;
      // Several values at one time: the last of them counts.
      if (last.start < start) return last;
    }
    if (!this.ended) return undefined;
    const { last } = this;
    this.last = undefined;
    return last;
  }

  private async more(): Promise<void> {
    await this.turn.pause();
    const { done, value } = await this.batches.next();
    this.ended = done === true;
    this.batch = done ? null : value;
    this.at = 0;
  }

  async close(): Promise<void> {
    await this.batches.return?.();
  }
}

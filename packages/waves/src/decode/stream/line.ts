import type { ChangeBatch } from '../../waveTypes.ts';

export type Bit = '0' | '1' | 'x' | 'z';

const bitOf: Record<string, Bit> = { '0': '0', '1': '1', l: '0', h: '1', z: 'z' };

/**
 * One signal of a decoder while time goes on: its value now, and when it changes next. It holds one batch of changes.
 * Weak levels of IEEE 1164 count as levels; U, W and - as x.
 */
export class Line {
  readonly width: number;
  /** Time of the next change; Infinity: none is left; NaN: `fill` must be awaited first. */
  next = NaN;
  /** When the value came. */
  changedAt = -Infinity;
  bit: Bit = 'x';
  private source: AsyncIterator<ChangeBatch> | undefined;
  private batch: ChangeBatch | undefined;
  private at = 0;
  private valueBatch: ChangeBatch | undefined;
  private valueAt = 0;

  constructor(width: number) {
    this.width = width;
  }

  /** Goes on with a stream whose first entry is the value at its begin. */
  async attach(changes: AsyncIterable<ChangeBatch>): Promise<void> {
    this.source = changes[Symbol.asyncIterator]();
    await this.fill();
    if (this.next < Infinity) this.take();
  }

  async fill(): Promise<void> {
    do {
      const { value, done } = (await this.source?.next()) ?? { done: true, value: undefined };
      this.batch = done ? undefined : value;
    } while (this.batch?.times.length === 0);
    this.at = 0;
    this.next = this.batch?.times[0] ?? Infinity;
  }

  /** Goes over the next change. */
  take(): void {
    const before = this.bit;
    this.valueBatch = this.batch;
    this.valueAt = this.at++;
    if (this.width === 1) this.bit = bitOf[this.bits] ?? 'x';
    if (this.width !== 1 || this.bit !== before) this.changedAt = this.next;
    const { times } = this.batch!;
    this.next = this.at < times.length ? times[this.at]! : NaN;
  }

  /** Goes over all changes before `time`. */
  async advance(time: number): Promise<void> {
    for (;;) {
      while (this.next < time) this.take();
      if (this.next >= time) return;
      await this.fill();
    }
  }

  /** The value now, one character a bit. */
  get bits(): string {
    return this.valueBatch ? this.valueBatch.text(this.valueAt) : 'x'.repeat(this.width);
  }

  async close(): Promise<void> {
    await this.source?.return?.();
    this.source = undefined;
    this.batch = undefined;
  }
}

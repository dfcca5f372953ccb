import type { ChangeBatch, ValueKind, WaveStatistics } from '../waveTypes.ts';

/** Counts over [from, to]: `batches` are the changes there, the value at `from` first. */
export class StatisticsCounter {
  private readonly end: number;
  private readonly seen: WaveStatistics = {
    changes: 0,
    rises: 0,
    falls: 0,
    high: 0,
    low: 0,
    unknown: 0,
    period: null,
    least: null,
    greatest: null,
  };
  private since: number | undefined;
  private value = '';
  private firstRise: number | undefined;
  private lastRise = 0;
  private least: number | bigint | undefined;
  private greatest: number | bigint | undefined;
  private readonly kind: ValueKind;

  constructor(end: number, kind: ValueKind) {
    this.end = end;
    this.kind = kind;
  }

  add(batch: ChangeBatch): void {
    for (let i = 0; i < batch.times.length; i++) this.change(batch.times[i]!, batch.text(i));
  }

  private change(time: number, value: string): void {
    const { seen } = this;
    if (this.since !== undefined) {
      seen.changes += 1;
      this.spend(time);
      const [before, after] = [this.levelOf(this.value), this.levelOf(value)];
      if (before === 0 && after === 1) this.rise(time);
      if (before === 1 && after === 0) seen.falls += 1;
    }
    this.since = time;
    this.value = value;
    this.extremes(value);
  }

  /** 0 or 1 of a single bit, strong or weak; null for its other states, undefined for what is no single bit. */
  private levelOf(value: string): 0 | 1 | null | undefined {
    if (this.kind !== 'bits' || value.length !== 1) return undefined;
    if (value === '1' || value === 'h') return 1;
    return value === '0' || value === 'l' ? 0 : null;
  }

  private spend(until: number): void {
    const level = this.levelOf(this.value);
    const ticks = until - this.since!;
    if (level === 1) this.seen.high += ticks;
    else if (level === 0) this.seen.low += ticks;
    else if (level === null) this.seen.unknown += ticks;
  }

  private rise(time: number): void {
    const { seen } = this;
    seen.rises += 1;
    if (this.firstRise === undefined) this.firstRise = time;
    else {
      const ticks = time - this.lastRise;
      const { least, greatest } = seen.period ?? { least: ticks, greatest: ticks };
      const mean = (time - this.firstRise) / (seen.rises - 1);
      seen.period = { least: Math.min(least, ticks), mean, greatest: Math.max(greatest, ticks) };
    }
    this.lastRise = time;
  }

  private extremes(value: string): void {
    const number = this.numberOf(value);
    if (number === undefined) return;
    if (this.least === undefined || number < this.least) this.least = number;
    if (this.greatest === undefined || number > this.greatest) this.greatest = number;
  }

  private numberOf(value: string): number | bigint | undefined {
    if (this.kind === 'real') return Number.isNaN(Number(value)) ? undefined : Number(value);
    if (this.kind === 'text' || value.length < 2 || /[^01]/.test(value)) return undefined;
    return value.length <= 53 ? parseInt(value, 2) : BigInt(`0b${value}`);
  }

  finish(): WaveStatistics {
    if (this.since !== undefined && this.end > this.since) this.spend(this.end);
    const { least, greatest } = this;
    return { ...this.seen, least: least?.toString() ?? null, greatest: greatest?.toString() ?? null };
  }
}

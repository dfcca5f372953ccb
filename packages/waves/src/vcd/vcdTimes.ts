import { plainText } from './text.ts';

/** Times are finer than the ticks that were chosen: the dump has to be read anew with finer ones. */
export class FinerTimes extends Error {}

const written = /^([+-]?)(\d*)(?:\.(\d*?)0*)?(?:e([+-]?\d{1,3}))?$/i;

/** A time as a whole number and the decimals in it, undefined for what is none. */
export function decimalOf(text: string): { digits: bigint; decimals: number } | undefined {
  const [, sign, whole = '', fraction = '', exponent = '0'] = written.exec(text) ?? [];
  if (sign === undefined || whole + fraction === '') return undefined;
  let digits = BigInt(whole + fraction);
  let decimals = fraction.length - Number(exponent);
  for (; decimals > 0 && digits % 10n === 0n && digits !== 0n; decimals -= 1) digits /= 10n;
  if (digits === 0n) decimals = 0;
  if (decimals < 0) [digits, decimals] = [digits * 10n ** BigInt(-decimals), 0];
  return { digits: sign === '-' ? -digits : digits, decimals };
}

/**
 * Times of a dump as ticks. The standard has whole, ascending times of 1, 10 or 100 units; writers also count in
 * steps such as 244 ns and write fractions: the tick is made so fine that every time is a whole number of it.
 */
export class VcdTimes {
  /** Ticks of the time 1. */
  unit = 1;
  /** Decimals of a time that ticks can say. */
  readonly decimals: number;
  /** Whether ticks are known to others, so that finer ones come too late. */
  fixed: boolean;

  /** @param decimals undefined: whole times, until one is met that is none */
  constructor(decimals?: number) {
    this.decimals = decimals ?? 0;
    this.fixed = decimals !== undefined;
  }

  /** @param factor what the time 1 counts in units of the timescale */
  setFactor(factor: number): void {
    this.unit = factor * 10 ** this.decimals;
  }

  /**
   * Ticks of the time in `bytes[from … to]`; NaN for what is none, or beyond 2^53 - 1 ticks.
   * @param rounded is told when a time is finer than a tick
   * @throws FinerTimes as long as ticks may be made finer
   */
  ticks(bytes: Uint8Array, from: number, to: number, rounded: () => void): number {
    let time = 0;
    for (let at = from; at < to; at++) {
      const digit = bytes[at]! - 48;
      if (digit < 0 || digit > 9) return this.written(plainText(bytes, from, to), rounded);
      time = time * 10 + digit;
    }
    time *= this.unit;
    return from < to && time <= Number.MAX_SAFE_INTEGER ? time : NaN;
  }

  private written(text: string, rounded: () => void): number {
    const time = decimalOf(text);
    if (!time) return NaN;
    if (time.decimals > this.decimals && !this.fixed) throw new FinerTimes();
    // Decimals beyond those of a tick are divided off.
    const spare = 10n ** BigInt(time.decimals);
    const product = time.digits * BigInt(this.unit);
    const ticks = product / spare;
    if (product % spare !== 0n) rounded();
    const number = Number(ticks);
    return Number.isSafeInteger(number) ? number : NaN;
  }
}

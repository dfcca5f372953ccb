import { WaveError } from '../waveError.ts';
import type { WaveInfo } from '../waveTypes.ts';
import type { CompareOptions } from './compareTypes.ts';
import type { DumpPart } from '../wording/sentences.ts';
import { say } from '../wording/sentences.ts';

interface Duration {
  count: number;
  /** Of ten, in seconds. */
  exponent: number;
}

const exponents: Record<string, number> = { s: 0, ms: -3, us: -6, µs: -6, ns: -9, ps: -12, fs: -15 };
const form = /^([+-]?\d+)(?:\.(\d+))?\s*(s|ms|us|µs|ns|ps|fs)?$/;

function durationOf(text: string, field: DumpPart, timescale: number): Duration {
  const [, whole, decimals = '', unit] = form.exec(text.trim()) ?? [];
  if (whole === undefined) throw new WaveError(say('WAVE-COMPARE/time', { text }), field);
  const digits = decimals.replace(/0+$/, '');
  const count = Number(whole + digits);
  return { count, exponent: (unit === undefined ? timescale : exponents[unit]!) - digits.length };
}

/** Turns ticks of a dump into common ticks and back: whole numbers all the way, so that nothing is rounded. */
export class Clock {
  private readonly factor: number;
  private readonly shift: number;

  /** @param shift common ticks that the dump's time 0 lies at */
  constructor(factor: number, shift: number) {
    this.factor = factor;
    this.shift = shift;
  }

  common(ticks: number): number {
    return ticks * this.factor + this.shift;
  }

  /** Rounded down. */
  own(common: number): number {
    const ticks = common - this.shift;
    return (ticks - (((ticks % this.factor) + this.factor) % this.factor)) / this.factor;
  }
}

/** How times of two dumps are compared, in common ticks. */
export interface Timing {
  timescale: number;
  a: Clock;
  b: Clock;
  from: number;
  to: number;
  tolerance: number;
}

type Times = Pick<CompareOptions, 'from' | 'to' | 'offset' | 'tolerance'>;

/** @throws WaveError that names the option when a time is none, or the dumps have no time in common */
export function timingOf(a: WaveInfo, b: WaveInfo, options: Times): Timing {
  const read = (field: keyof Times) =>
    options[field] === undefined ? undefined : durationOf(options[field], field, a.timescale);
  const times = { from: read('from'), to: read('to'), offset: read('offset'), tolerance: read('tolerance') };
  const given = Object.values(times).filter((time) => time !== undefined);
  const timescale = Math.min(a.timescale, b.timescale, ...given.map(({ exponent }) => exponent));
  const ticks = (time: Duration | undefined) => time && time.count * 10 ** (time.exponent - timescale);
  const clock = ({ timescale: own, timeZero }: WaveInfo, offset: number) => {
    const factor = 10 ** (own - timescale);
    return new Clock(factor, timeZero * factor + offset);
  };
  const clocks = { a: clock(a, 0), b: clock(b, ticks(times.offset) ?? 0) };
  const from = Math.max(clocks.a.common(a.start), clocks.b.common(b.start), ticks(times.from) ?? -Infinity);
  const to = Math.min(clocks.a.common(a.end), clocks.b.common(b.end), ticks(times.to) ?? Infinity);
  const tolerance = ticks(times.tolerance) ?? 0;
  if (tolerance < 0) throw new WaveError(say('WAVE-COMPARE/negative', {}), 'tolerance');
  // A dump that reaches further than the other may pass this limit: only what both cover counts.
  for (const time of [from, to, tolerance, to + tolerance])
    if (!Number.isSafeInteger(time))
      throw new WaveError(say('WAVE-COMPARE/ticks', { time, timescale }), 'times');
  if (from > to) throw new WaveError(say('WAVE-COMPARE/apart', {}), 'times');
  return { timescale, ...clocks, from, to, tolerance };
}

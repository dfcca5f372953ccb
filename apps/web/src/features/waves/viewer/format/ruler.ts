import { formatTime, unitOf } from './time.ts';

export interface Tick {
  time: number;
  /** Empty for a minor tick. */
  label: string;
}

/** The smallest of 1, 2, 5 × 10^n ticks that is at least `least`, and at least one tick. */
export function stepAtLeast(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((f) => f * power >= least * (1 - 1e-12)) ?? 10;
  return factor * power;
}

/**
 * Ticks of a time ruler over [from, to]: labelled ones at least `labelWidth` pixels apart, minor ones between.
 * Labels carry `offset`, the dump's time zero.
 */
export function rulerTicks(
  from: number,
  to: number,
  pixels: number,
  timescale: number,
  labelWidth: number,
  offset = 0,
): Tick[] {
  const step = stepAtLeast(((to - from) / pixels) * labelWidth);
  const unit = unitOf(step, timescale);
  const minor = step % 5 === 0 ? step / 5 : step % 2 === 0 ? step / 2 : step;
  const perStep = Math.round(step / minor);
  const ticks: Tick[] = [];
  for (let n = Math.ceil(from / minor); n * minor <= to; n++) {
    const time = n * minor;
    ticks.push({ time, label: n % perStep === 0 ? formatTime(time + offset, timescale, unit) : '' });
  }
  return ticks;
}

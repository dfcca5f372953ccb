import { WrongUse } from '../../failure.ts';

const exponents: Record<string, number> = { s: 0, ms: -3, us: -6, µs: -6, ns: -9, ps: -12, fs: -15 };
const form = /^(-?\d+(?:\.\d+)?)\s*(s|ms|us|µs|ns|ps|fs)?$/;

/** Ticks of a time as a user writes it: a number of ticks, or a number with its unit. */
export function ticksOf(text: string, option: string, timescale: number): number {
  const [, number, unit] = form.exec(text.trim()) ?? [];
  if (number === undefined)
    throw new WrongUse(`${option}: "${text}" is no time: expected 1500 (ticks) or 1.5us`);
  const scale = unit === undefined ? 0 : exponents[unit]! - timescale;
  // The exponent is put into the text, so that decimals stay exact.
  const ticks = Number(`${number}e${scale}`);
  if (!Number.isSafeInteger(ticks))
    throw new WrongUse(`${option}: ${text} is no whole number of ticks of 10^${timescale} s`);
  return ticks;
}

/** A time in the largest unit of which it has one. */
export function withUnit(ticks: number, timescale: number): string {
  const units = Object.entries(exponents).map(([unit, exponent]) => ({
    unit,
    value: Number(`${ticks}e${timescale - exponent}`),
  }));
  const { value, unit } = units.find((each) => Math.abs(each.value) >= 1) ?? units[0]!;
  return `${value} ${unit}`;
}

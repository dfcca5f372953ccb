const EXPONENTS: Record<string, number> = { s: 0, ms: -3, us: -6, µs: -6, μs: -6, ns: -9, ps: -12, fs: -15 };

const PATTERN = /^([+-]?)\s*(\d[\d_]*(?:\.\d+)?|\.\d+)\s*([a-zµμ]*)$/i;

/** Ticks that a decimal times 10^shift makes, to the nearest whole one. */
function ticksOf(digits: string, shift: number): number {
  return Math.round(Number(`${digits.replaceAll('_', '')}e${shift}`));
}

/**
 * Reads a time as people type it: `1500` in ticks, `1.5us` in a unit, `+10ns` or `-3` from `cursor` on. The result is
 * in ticks of 10^`timescale` seconds; `timeZero` is what the display adds. Null when it is no time.
 */
export function parseTime(
  text: string,
  { timescale, timeZero }: { timescale: number; timeZero: number },
  cursor: number,
): number | null {
  const [, sign, digits, unit] = PATTERN.exec(text.trim()) ?? [];
  if (digits === undefined || unit === undefined) return null;
  const exponent = unit === '' ? timescale : EXPONENTS[unit.toLowerCase()];
  if (exponent === undefined) return null;
  const ticks = ticksOf(digits, exponent - timescale);
  if (!Number.isSafeInteger(ticks)) return null;
  if (sign === '') return ticks - timeZero;
  return sign === '+' ? cursor + ticks : cursor - ticks;
}

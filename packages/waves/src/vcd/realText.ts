import { plainText } from './text.ts';

/** 15 digits are a whole number a double holds, and 10^22 the largest power of ten it holds: a quotient is rounded once. */
const mostDigits = 15;
const powers = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

/** The number that `bytes[from … to]` write, as C prints one: also `nan` and `inf`; undefined for what is none. */
export function parseReal(bytes: Uint8Array, from: number, to: number): number | undefined {
  let at = from;
  const negative = bytes[at] === 45;
  if (negative) at += 1;
  let number = 0;
  let point = -1;
  const start = at;
  for (; at < to; at++) {
    const byte = bytes[at]!;
    if (byte === 46 && point < 0) point = at;
    else if (byte >= 48 && byte <= 57) number = number * 10 + byte - 48;
    else return slowReal(bytes, from, to);
  }
  const digits = at - start - (point < 0 ? 0 : 1);
  if (digits === 0 || digits > mostDigits) return slowReal(bytes, from, to);
  if (point >= 0) number /= powers[at - point - 1]!;
  return negative ? -number : number;
}

function slowReal(bytes: Uint8Array, from: number, to: number): number | undefined {
  const text = plainText(bytes, from, to).toLowerCase();
  if (/^[+-]?nan(\(\w*\))?$/.test(text)) return NaN;
  const infinite = /^([+-]?)inf(inity)?$/.exec(text);
  if (infinite) return infinite[1] === '-' ? -Infinity : Infinity;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/.test(text) ? Number(text) : undefined;
}

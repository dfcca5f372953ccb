import { formatEndpoint, parseEndpoint } from '../document/endpoint.ts';
import type { Slice } from '../document/endpoint.ts';

/** Bits `high` to `low`, counted from 0 at its right end, of what an endpoint names; `width` is that of the whole port. */
export function bitsOf(text: string, { high, low }: Slice, width: number | undefined): string {
  const end = parseEndpoint(text)!;
  if (end.kind === 'constant') {
    const bits = high - low + 1;
    return `${bits}'h${BigInt.asUintN(bits, end.value >> BigInt(low))
      .toString(16)
      .toUpperCase()}`;
  }
  const from = end.slice?.low ?? 0;
  const slice = { high: from + high, low: from + low };
  const isWhole = slice.low === 0 && slice.high + 1 === width;
  const { kind, name, instance } = end;
  const named = { kind, name, ...(instance !== undefined && { instance }) };
  return formatEndpoint(isWhole ? named : { ...named, slice });
}

/** The common part of two ranges of bits. */
export function overlap(a: Slice, b: Slice): Slice | undefined {
  const [high, low] = [Math.min(a.high, b.high), Math.max(a.low, b.low)];
  return high < low ? undefined : { high, low };
}

/** A range counted from the lowest bit of another that holds it. */
export function within({ high, low }: Slice, outer: Slice): Slice {
  return { high: high - outer.low, low: low - outer.low };
}

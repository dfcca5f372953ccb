/** A value of so many bits, unsigned or in two's complement. */
export interface Type {
  signed: boolean;
  width: number;
}

export const WIDEST = 64;

export const unsigned = (width: number): Type => ({ signed: false, width });
export const BIT = unsigned(1);
export const WORD = unsigned(32);

export const typeText = ({ signed, width }: Type): string => `${signed ? 'i' : 'u'}${width}`;

/** `u8`, `i32`; undefined for any other word, and for widths that no value has. */
export function typeOf(word: string): Type | undefined {
  const found = /^([ui])([1-9]\d?)$/.exec(word);
  const width = Number(found?.[2]);
  return found && width <= WIDEST ? { signed: found[1] === 'i', width } : undefined;
}

export const isSameType = (a: Type, b: Type): boolean => a.signed === b.signed && a.width === b.width;

/** Least and greatest value. */
export function rangeOf({ signed, width }: Type): [least: bigint, most: bigint] {
  const half = 1n << BigInt(width - 1);
  return signed ? [-half, half - 1n] : [0n, 2n * half - 1n];
}

/** A whole number taken into the type modulo 2^width. */
export const wrap = ({ signed, width }: Type, value: bigint): bigint =>
  signed ? BigInt.asIntN(width, value) : BigInt.asUintN(width, value);

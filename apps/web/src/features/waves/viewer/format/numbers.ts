/** Numbers of known bits, most significant first. */

export function unsignedOf(bits: string): bigint {
  return BigInt(`0b${bits}`);
}

export function signedOf(bits: string): bigint {
  return BigInt.asIntN(bits.length, unsignedOf(bits));
}

/** Exact decimal text of value / 2^fraction. */
export function fixedText(value: bigint, fraction: number): string {
  const sign = value < 0n ? '-' : '';
  const magnitude = value < 0n ? -value : value;
  const digits = (magnitude * 5n ** BigInt(fraction)).toString().padStart(fraction + 1, '0');
  const decimals = digits.slice(digits.length - fraction).replace(/0+$/, '');
  return sign + digits.slice(0, digits.length - fraction) + (fraction > 0 && decimals ? `.${decimals}` : '');
}

export const floatWidths: readonly number[] = [16, 32, 64];

/** IEEE 754-2019 binary16, for which there is no typed array everywhere. */
function halfOf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0x1f) return fraction ? NaN : sign * Infinity;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25));
}

const view = new DataView(new ArrayBuffer(8));

/** The IEEE 754 number of 16, 32 or 64 bits. */
export function floatOf(bits: string): number {
  if (bits.length === 16) return halfOf(parseInt(bits, 2));
  view.setBigUint64(0, unsignedOf(bits));
  return bits.length === 32 ? view.getFloat32(4) : view.getFloat64(0);
}

/** The fewest digits that lead back to the same number; five for binary16, which always do. */
export function floatText(bits: string): string {
  const value = floatOf(bits);
  if (Object.is(value, -0)) return '-0';
  if (!Number.isFinite(value) || bits.length === 64) return String(value);
  if (bits.length === 16) return String(Number(value.toPrecision(5)));
  for (let precision = 1; precision < 9; precision++) {
    const short = Number(value.toPrecision(precision));
    if (Math.fround(short) === value) return String(short);
  }
  return String(Number(value.toPrecision(9)));
}

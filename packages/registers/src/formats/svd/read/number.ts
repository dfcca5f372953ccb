const SCALED = /^\+?(?:0[xX]([0-9A-Fa-f]+)|#([01]+)|(\d+))([kmgtKMGT]?)$/;
const SCALES: Record<string, bigint> = { '': 0n, k: 10n, m: 20n, g: 30n, t: 40n };

/** A scaledNonNegativeInteger of the schema: decimal, 0x… or #binary, with k, m, g or t for powers of 1024. */
export function svdNumber(text: string): bigint | undefined {
  const [, hex, binary, decimal, scale = ''] = SCALED.exec(text) ?? [];
  const digits = hex ? `0x${hex}` : binary ? `0b${binary}` : decimal;
  return digits === undefined ? undefined : BigInt(digits) << SCALES[scale.toLowerCase()]!;
}

/** An enumeratedValueDataType: also #01x and 0b01x; bits that do not matter (x) count as 0. */
export function enumNumber(text: string): { value: bigint; isExact: boolean } | undefined {
  const binary = /^\+?(?:#|0[bB])([01xX]+)$/.exec(text)?.[1];
  if (binary !== undefined) {
    return { value: BigInt(`0b${binary.replaceAll(/x/gi, '0')}`), isExact: !/x/i.test(binary) };
  }
  const value = svdNumber(text);
  return value === undefined ? undefined : { value, isExact: true };
}

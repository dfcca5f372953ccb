const BASES = { b: '0b', o: '0o', d: '', h: '0x' } as const;

const widthOf = (value: bigint) => (value === 0n ? 1 : value.toString(2).length);

/** A constant: one of Verilog has the width that it says, any other as many bits as it needs. */
export function numberOf(text: string): { value: bigint; width: number; signed: boolean } {
  const plain = text.replaceAll('_', '');
  const [, width, sign, base, digits] = /^(\d+)'(s?)([bodh])(\w+)$/.exec(plain) ?? [];
  if (base !== undefined) {
    const value = BigInt(`${BASES[base as keyof typeof BASES]}${digits}`);
    const signed = sign === 's';
    const bits = Number(width);
    return { value: signed ? BigInt.asIntN(bits, value) : value, width: bits, signed };
  }
  const value = BigInt(/^0\d/.test(plain) ? `0o${plain.slice(1)}` : plain.toLowerCase());
  return { value, width: widthOf(value), signed: false };
}

const known = /^[01]+$/;

/** VHDL's weak levels count as what they pull to (IEEE 1164, to_x01). */
export function strong(bits: string): string {
  return /[hl]/.test(bits) ? bits.replaceAll('h', '1').replaceAll('l', '0') : bits;
}

export function isKnown(bits: string): boolean {
  return known.test(bits);
}

/**
 * One character for bits that are not all known (IEEE 1364-2005, 17.1.1.4): small when all are the same, else
 * `Z` when what is not known floats, else `X`.
 */
export function unknownOf(bits: string): string {
  if ([...bits].every((bit) => bit === bits[0])) return bits[0]!;
  return /[xuw-]/.test(bits) ? 'X' : 'Z';
}

/** Digits of 2^perDigit each, from bits of which some may be unknown. */
export function digits(bits: string, perDigit: number): string {
  let text = '';
  const first = bits.length % perDigit;
  for (let at = first === 0 ? 0 : first - perDigit; at < bits.length; at += perDigit) {
    const group = bits.slice(Math.max(0, at), at + perDigit);
    text += known.test(group) ? parseInt(group, 2).toString(16) : unknownOf(group);
  }
  return text;
}

/** Bytes from the most significant on; what is not printable shows as a dot, leading zero bytes not at all. */
export function ascii(bits: string): string {
  const padded = bits.padStart(Math.ceil(bits.length / 8) * 8, '0');
  const bytes = (padded.match(/.{8}/g) ?? []).map((byte) => (known.test(byte) ? parseInt(byte, 2) : -1));
  const first = bytes.findIndex((byte) => byte !== 0);
  if (first < 0) return '';
  return bytes
    .slice(first)
    .map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.'))
    .join('');
}

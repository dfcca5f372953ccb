import type { WaveVariable } from '@netloom/waves';

const radixes = ['bin', 'oct', 'dec', 'signed', 'hex', 'ascii', 'enum'] as const;
export type Radix = (typeof radixes)[number];

/** What a variable can be shown in; one bit, reals and strings have one form only. */
export function radixesOf(variable: Pick<WaveVariable, 'value' | 'width' | 'literals'>): Radix[] {
  if (variable.value !== 'bits' || (variable.width <= 1 && !variable.literals)) return [];
  return radixes.filter((radix) => radix !== 'enum' || variable.literals !== undefined);
}

export function defaultRadix(variable: Pick<WaveVariable, 'literals' | 'kind'>): Radix {
  if (variable.literals) return 'enum';
  return ['integer', 'int', 'shortint', 'longint', 'byte'].includes(variable.kind) ? 'signed' : 'hex';
}

const known = /^[01]+$/;

/** Digits of 2^bits each; a digit with unknown bits is z when all float, else x. */
function digits(bits: string, perDigit: number): string {
  const padded = bits.padStart(Math.ceil(bits.length / perDigit) * perDigit, '0');
  let text = '';
  for (let at = 0; at < padded.length; at += perDigit) {
    const group = padded.slice(at, at + perDigit);
    const own = at === 0 ? group.slice(padded.length - bits.length) : group;
    if (known.test(group)) text += parseInt(group, 2).toString(16);
    else text += unknownOf(own);
  }
  return text;
}

function unknownOf(bits: string): string {
  return [...bits].every((bit) => bit === 'z') ? 'z' : 'x';
}

function signed(bits: string): string {
  const value = BigInt(`0b${bits}`);
  return String(bits[0] === '1' ? value - (1n << BigInt(bits.length)) : value);
}

/** Bytes from the most significant on; what is not printable shows as a dot, leading zero bytes not at all. */
function ascii(bits: string): string {
  const padded = bits.padStart(Math.ceil(bits.length / 8) * 8, '0');
  const bytes = (padded.match(/.{8}/g) ?? []).map((byte) => (known.test(byte) ? parseInt(byte, 2) : -1));
  const first = bytes.findIndex((byte) => byte !== 0);
  if (first < 0) return '';
  return bytes
    .slice(first)
    .map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.'))
    .join('');
}

/** The text of a value: `bits` holds one character a bit (01xzhuwl-), most significant first. */
export function formatBits(bits: string, radix: Radix, literals?: Record<string, string>): string {
  if (bits.length <= 1 && radix !== 'enum') return bits;
  if (radix === 'bin') return bits;
  if (radix === 'enum' && literals?.[bits] !== undefined) return literals[bits];
  if (radix === 'oct') return digits(bits, 3);
  if (radix === 'hex' || radix === 'enum') return digits(bits, 4);
  if (radix === 'ascii') return ascii(bits);
  if (!known.test(bits)) return unknownOf(bits);
  return radix === 'dec' ? String(BigInt(`0b${bits}`)) : signed(bits);
}

/** The text of any variable's value; reals lose digits that only rounding made. */
export function formatValue(
  value: string,
  variable: Pick<WaveVariable, 'value' | 'literals'>,
  radix: Radix,
): string {
  if (variable.value === 'bits') return formatBits(value, radix, variable.literals);
  return variable.value === 'real' ? String(Number(Number(value).toPrecision(12))) : value;
}

/** `0x1f`, `8'h1f`, `31`: the number that a label writes; null for a word. */
export function numberIn(label: string, asHex: boolean): bigint | null {
  const text = label.replaceAll('_', '').trim();
  const sized = /^\d*'s?([bodh])([0-9a-f]+)$/i.exec(text);
  if (sized !== null) return based(sized[2]!, sized[1]!.toLowerCase());
  if (/^0x[0-9a-f]+$/i.test(text)) return BigInt(text);
  if (/^0b[01]+$/i.test(text)) return BigInt(text);
  if (/^[0-9a-f]+h$/i.test(text)) return based(text.slice(0, -1), 'h');
  if (asHex && /^[0-9a-f]+$/i.test(text)) return based(text, 'h');
  return /^\d+$/.test(text) ? BigInt(text) : null;
}

function based(digits: string, base: string): bigint | null {
  const allowed: Record<string, RegExp> = { b: /^[01]+$/, o: /^[0-7]+$/, d: /^\d+$/, h: /^[0-9a-f]+$/i };
  if (!allowed[base]!.test(digits)) return null;
  return base === 'd' ? BigInt(digits) : BigInt(`0${base === 'h' ? 'x' : base}${digits}`);
}

/**
 * Whether digits without a base are hexadecimal: a label has letters a to f, or all labels have just the digits that
 * the width has in base 16.
 */
export function isHexLane(labels: readonly string[], width: number): boolean {
  const digits = labels.filter((label) => label !== '');
  if (digits.length === 0 || !digits.every((label) => /^[0-9a-f]+$/i.test(label))) return false;
  const full = Math.ceil(width / 4);
  const isFull = full > 1 && digits.every(({ length }) => length === full);
  return isFull || digits.some((label) => /[a-f]/i.test(label) && /\d/.test(label));
}

/** Bits that the numbers among the labels need; null where there is none. */
export function labelBits(labels: readonly string[]): number | null {
  const asHex = isHexLane(labels, 0);
  const numbers = labels.map((label) => numberIn(label, asHex)).filter((value) => value !== null);
  if (numbers.length === 0) return null;
  return Math.max(1, ...numbers.map((value) => value.toString(2).length));
}

/** A sized literal: `8'h1f`, `1'b0`. */
export function literal(value: bigint, width: number): string {
  const bits = BigInt.asUintN(width, value);
  return width === 1 ? `1'b${bits}` : `${width}'h${bits.toString(16)}`;
}

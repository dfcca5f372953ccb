import { ExpressionError, MAXIMUM_BITS } from './syntax.ts';
import type { IntegerConstant } from './syntax.ts';
import { say } from './sentences.ts';

const RADIX: Record<string, { prefix: string; digits: RegExp; bits: number }> = {
  b: { prefix: '0b', digits: /^[01]+$/, bits: 1 },
  o: { prefix: '0o', digits: /^[0-7]+$/, bits: 3 },
  d: { prefix: '', digits: /^[0-9]+$/, bits: 4 },
  h: { prefix: '0x', digits: /^[0-9a-f]+$/, bits: 4 },
};

const LITERAL = /^(?:(\d[\d_]*)\s*)?'([sS]?)([bodhBODH])\s*([0-9a-fA-FxXzZ?_]+)$/;

/** Reads an integer literal (5.7.1). Throws for x, z, wrong digits and a width of zero. */
export function integerLiteral(text: string, column: number): IntegerConstant {
  const based = text.includes("'") ? LITERAL.exec(text) : null;
  if (!based) return unsized(BigInt(text.replaceAll('_', '')), true);
  const [, size, sign, base = 'd', raw = ''] = based;
  const digits = raw.replaceAll('_', '').toLowerCase();
  const radix = RADIX[base.toLowerCase()]!;
  if (/[xz?]/.test(digits)) throw new ExpressionError(say('EXPR/states', { text }), column);
  if (!radix.digits.test(digits)) throw new ExpressionError(say('EXPR/base', { text }), column);
  if (digits.length * radix.bits > 4 * MAXIMUM_BITS)
    throw new ExpressionError(say('EXPR/digits', {}), column);
  const value = BigInt(radix.prefix + digits);
  return size === undefined ? unsized(value, sign !== '') : sizedLiteral(value, size, sign !== '', column);
}

function sizedLiteral(value: bigint, size: string, signed: boolean, column: number): IntegerConstant {
  const width = Number(size.replaceAll('_', ''));
  if (width < 1 || width > MAXIMUM_BITS) {
    throw new ExpressionError(say('EXPR/literal', { most: MAXIMUM_BITS, width }), column);
  }
  return { kind: 'integer', value: fit(value, width, signed), width, signed, sized: true };
}

function unsized(value: bigint, signed: boolean): IntegerConstant {
  return { kind: 'integer', value, width: unsizedWidth(value), signed, sized: false };
}

/** Bits of a number without a width: 32, or as many as it takes. */
export function unsizedWidth(value: bigint): number {
  const magnitude = value < 0n ? ~value : value;
  return magnitude < 1n << 32n ? 32 : bitLength(magnitude) + 1;
}

export function bitLength(magnitude: bigint): number {
  return magnitude === 0n ? 0 : magnitude.toString(2).length;
}

/** Wraps a value into a vector of `width` bits. */
export function fit(value: bigint, width: number, signed: boolean): bigint {
  return signed ? BigInt.asIntN(width, value) : BigInt.asUintN(width, value);
}

/**
 * Reads one literal: 8'hA5, 1'b0, 'h3, 12. `digits` are those after the base, without underscores;
 * undefined where the text is no literal or has x or z digits.
 */
export function parseConstant(
  text: string,
): { width: number | undefined; value: bigint; digits: string } | undefined {
  const trimmed = text.trim();
  const based = LITERAL.exec(trimmed);
  if (!based && !/^\d[\d_]*$/.test(trimmed)) return undefined;
  try {
    const { value, width, sized } = integerLiteral(trimmed, 1);
    const digits = (based?.[4] ?? trimmed).replaceAll('_', '');
    return { width: sized ? width : undefined, value: sized ? BigInt.asUintN(width, value) : value, digits };
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

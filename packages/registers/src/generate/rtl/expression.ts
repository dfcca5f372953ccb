import { identifiersOf } from '@netloom/hdl/expression';
import type { Quantity } from '@netloom/model';
import { isPlain, quantityValue, systemVerilog } from '../../elaborate/index.ts';
import { hexDigits } from '../text/hex.ts';

/** A constant expression of SystemVerilog; `value` where it depends on no parameter. */
export interface Constant {
  text: string;
  value?: bigint;
}

/** Bits and widths are mostly these. */
const SMALL = Array.from({ length: 65 }, (_, value): Constant => ({
  text: String(value),
  value: BigInt(value),
}));
export const ZERO = number(0);
export const ONE = number(1);

export function number(value: number | bigint): Constant {
  if (value >= 0 && value < SMALL.length) return SMALL[Number(value)]!;
  return { text: String(value), value: BigInt(value) };
}

export function constantOf(quantity: Quantity): Constant {
  if (isPlain(quantity)) return number(BigInt(quantity));
  if (identifiersOf(systemVerilog(quantity)).length > 0) return { text: systemVerilog(quantity) };
  const result = quantityValue(quantity, {});
  return result.ok ? number(result.value) : { text: systemVerilog(quantity) };
}

/** The text as an operand: in parentheses unless it is one name or number. */
export function operand({ text }: Constant): string {
  return /^[\w']+$/.test(text) ? text : `(${text})`;
}

export function sum(a: Constant, b: Constant): Constant {
  if (a.value !== undefined && b.value !== undefined) return number(a.value + b.value);
  if (a.value === 0n) return b;
  return b.value === 0n ? a : { text: `${operand(a)} + ${operand(b)}` };
}

export function product(a: Constant, b: Constant): Constant {
  if (a.value !== undefined && b.value !== undefined) return number(a.value * b.value);
  if (a.value === 1n) return b;
  return b.value === 1n ? a : { text: `${operand(a)}*${operand(b)}` };
}

export function less(a: Constant, b: bigint): Constant {
  return a.value === undefined ? { text: `${operand(a)}-${b}` } : number(a.value - b);
}

export function larger(a: Constant, b: Constant): Constant {
  if (a.value !== undefined && b.value !== undefined) return a.value > b.value ? a : b;
  if (a.text === b.text) return a;
  return { text: `${operand(a)} > ${operand(b)} ? ${a.text} : ${b.text}` };
}

/** Packed dimension of that many bits; nothing for a single bit. */
export function range(width: Constant): string {
  return width.value === 1n ? '' : `[${less(width, 1n).text}:0]`;
}

/** `width` bits of a vector from bit `low` on. */
export function select(vector: string, low: Constant, width: Constant): string {
  if (low.value !== undefined && width.value !== undefined) {
    const high = low.value + width.value - 1n;
    return high === low.value ? `${vector}[${high}]` : `${vector}[${high}:${low.value}]`;
  }
  if (width.value === 1n) return `${vector}[${low.text}]`;
  if (low.value === 0n) return `${vector}[${less(width, 1n).text}:0]`;
  return `${vector}[${low.text} +: ${width.text}]`;
}

/** Copy `index` of a value of `width` bits in the vector of all copies. */
export function copyOf(vector: string, width: Constant, index: string): string {
  if (width.value === 1n) return `${vector}[${index}]`;
  const step = operand(width);
  if (!/^\w+$|^\(.*\)$/.test(index)) return copyOf(vector, width, `(${index})`);
  return index === '0' ? `${vector}[0 +: ${step}]` : `${vector}[${index}*${step} +: ${width.text}]`;
}

/** The value in exactly `width` bits. */
export function sized(value: Constant, width: Constant): string {
  if (value.value === undefined) return castTo(width, value.text);
  if (width.value === 1n) return `1'b${value.value}`;
  if (value.value === 0n) return `'0`;
  if (width.value === undefined) {
    const bits = value.value.toString(2).length;
    const literal = bits > 31 ? `${bits}'h${hexDigits(value.value)}` : value.text;
    return `${operand(width)}'(${literal})`;
  }
  return value.value < 10n ? `${width.value}'d${value.value}` : hexLiteral(value.value, width.value);
}

function castTo(width: Constant, text: string): string {
  // A cast leaves its operand at its own 32 bits; the zero widens it.
  const isWide = width.value !== undefined && width.value > 32n;
  return `${operand(width)}'(${isWide ? `${width.value}'d0 + (${text})` : text})`;
}

/** `12'h00C` with all digits. */
export function hexLiteral(value: bigint, width: bigint): string {
  return `${width}'h${hexDigits(value, Math.ceil(Number(width) / 4))}`;
}

import type { Worded } from '@netloom/model';
import { WaveError } from '../waveError.ts';
import { say } from '../wording/sentences.ts';

/** A value as a user writes it. */
export type Literal = { source: string } & (
  | { kind: 'bits'; bits: string; signed: boolean }
  | { kind: 'integer'; value: bigint }
  | { kind: 'real'; value: number }
  | { kind: 'state'; state: string }
  | { kind: 'text'; text: string; quoted: boolean }
);

const based = /^(\d*)'(s?)([bodh])([\s\S]*)$/i;
const digitBits: Record<string, number> = { b: 1, o: 3, h: 4 };
const widest = 1 << 20;

/** Reads a literal of IEEE 1800-2017, 5.7, or VHDL's `x"ff"`; what is no number is text. */
export function literalOf(source: string): Literal {
  const verilog = based.exec(source);
  if (verilog) return basedLiteral(source, verilog);
  if (/^[+-]?\d[\d_]*$/.test(source))
    return { source, kind: 'integer', value: BigInt(source.replace(/[_+]/g, '')) };
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(source))
    return { source, kind: 'real', value: Number(source) };
  if (/^[xzuw]$/i.test(source)) return { source, kind: 'state', state: source.toLowerCase() };
  const quoted = /^"([\s\S]*)"$/.exec(source);
  return { source, kind: 'text', text: quoted?.[1] ?? source, quoted: quoted !== null };
}

function basedLiteral(source: string, [, size = '', sign = '', base = '', text = '']: string[]): Literal {
  const literal = source.slice(0, 80);
  const fail = (reason: Worded): never => {
    throw new WaveError(reason, 'condition');
  };
  const digits = text.trim().replaceAll('_', '').toLowerCase();
  const width = size === '' ? undefined : Number(size);
  if (width === 0 || (width ?? 0) > widest) fail(say('WAVE-CONDITION/size', { literal, most: widest }));
  const bits =
    base.toLowerCase() === 'd' ? decimalBits(digits) : digitsToBits(digits, digitBits[base.toLowerCase()]!);
  if (bits === null) return fail(say('WAVE-CONDITION/digit', { literal, digits }));
  return { source, kind: 'bits', bits: width === undefined ? bits : sized(bits, width), signed: sign !== '' };
}

function decimalBits(digits: string): string | null {
  if (/^[xz?]$/.test(digits)) return digits;
  return /^\d+$/.test(digits) ? BigInt(digits).toString(2) : null;
}

function digitsToBits(digits: string, each: number): string | null {
  if (digits === '') return null;
  let bits = '';
  for (const digit of digits) {
    const value = parseInt(digit, 16);
    if (/[xz?]/.test(digit) || (each === 1 && /[uwlh-]/.test(digit))) bits += digit.repeat(each);
    else if (value < 2 ** each) bits += value.toString(2).padStart(each, '0');
    else return null;
  }
  return bits;
}

/** Cut or filled up on the left: with the state at the left when that is x, z or ?, else with 0. */
export function sized(bits: string, width: number): string {
  const filler = /^[xz?]/.test(bits) ? bits[0]! : '0';
  return bits.padStart(width, filler).slice(-width);
}

import type { Worded } from '@netloom/model';
import { WaveError } from '../waveError.ts';
import type { ValueKind } from '../waveTypes.ts';
import type { Comparison, Condition, Happening } from './condition.ts';
import type { Literal } from './literal.ts';
import { sized } from './literal.ts';
import { say } from '../wording/sentences.ts';

/** What is compared: bits of a width, with the names its values have. */
export interface Subject {
  kind: ValueKind;
  /** Bits; ignored for others. */
  width: number;
  literals?: Record<string, string>;
}

/** Tells whether a value is one searched for, or a change of one to the next. */
export type Matcher =
  | { holds: (value: string) => boolean }
  | { occurs: (before: string, after: string) => boolean };

type Holds = (value: string) => boolean;

const orders: Record<Comparison, (a: number | bigint, b: number | bigint) => boolean> = {
  '==': (a, b) => a == b,
  '!=': (a, b) => a != b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** @throws WaveError where values of the subject cannot be compared so */
export function matcherOf(condition: Condition, subject: Subject): Matcher {
  if ('happens' in condition) return { occurs: occursOf(condition.happens, subject) };
  const { compare, literal } = condition;
  if (subject.kind === 'text') return { holds: textHolds(compare, literal) };
  if (subject.kind === 'real') return { holds: realHolds(compare, literal) };
  return { holds: bitsHold(compare, literal, subject) };
}

function fail(reason: Worded): never {
  throw new WaveError(reason, 'condition');
}

function occursOf(happens: Happening, { kind, width }: Subject): (before: string, after: string) => boolean {
  if (happens === 'changes') return () => true;
  if (kind !== 'bits' || width !== 1) fail(say('WAVE-CONDITION/edge', { happens }));
  const [from, to] = happens === 'rises' ? ['0l', '1h'] : ['1h', '0l'];
  return (before, after) => from.includes(before) && to.includes(after);
}

function textHolds(compare: Comparison, literal: Literal): Holds {
  const text = literal.kind === 'text' ? literal.text : literal.source;
  if (compare === '==') return (value) => value === text;
  if (compare === '!=') return (value) => value !== text;
  return fail(say('WAVE-CONDITION/text', { compare }));
}

function realHolds(compare: Comparison, literal: Literal): Holds {
  const wanted = Number(literal.kind === 'bits' ? BigInt(`0b${literal.bits}`) : literal.source);
  if (Number.isNaN(wanted)) fail(say('WAVE-CONDITION/real', { literal: literal.source }));
  const order = orders[compare];
  return (value) => order(Number(value), wanted);
}

function bitsHold(compare: Comparison, literal: Literal, subject: Subject): Holds {
  const { width } = subject;
  if (literal.kind === 'state') {
    if (compare !== '==' && compare !== '!=')
      fail(say('WAVE-CONDITION/state', { compare, literal: literal.source }));
    return (value) => value.includes(literal.state) === (compare === '==');
  }
  if (literal.kind === 'real') fail(say('WAVE-CONDITION/bits', { literal: literal.source }));
  if (literal.kind === 'integer')
    return numberHolds(compare, literal.value, literal.value < 0n, subject, literal);
  if (literal.kind === 'bits' && (compare === '==' || compare === '!='))
    return patternHolds(compare, fitting(literal.bits, width, literal), literal);
  if (literal.kind === 'bits') {
    const bits = fitting(literal.bits, width, literal);
    if (/[^01]/.test(bits)) fail(say('WAVE-CONDITION/order', { literal: literal.source }));
    return numberHolds(
      compare,
      literal.signed ? signedOf(bits) : BigInt(`0b${bits}`),
      literal.signed,
      subject,
      literal,
    );
  }
  const bits = namedBits(literal, subject);
  return compare === '==' || compare === '!='
    ? patternHolds(compare, bits, literal)
    : numberHolds(compare, BigInt(`0b${bits}`), false, subject, literal);
}

/** Bits of an enum's literal, or of a quoted string's characters. */
function namedBits(literal: Literal & { kind: 'text' }, { literals, width }: Subject): string {
  const named = Object.entries(literals ?? {}).find(([, name]) => name === literal.text);
  if (named && !literal.quoted) return named[0];
  if (!literal.quoted) fail(say('WAVE-CONDITION/value', { literal: literal.source.slice(0, 80) }));
  const bytes = [...new TextEncoder().encode(literal.text)];
  return fitting(bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('') || '0', width, literal);
}

function fitting(bits: string, width: number, { source }: Literal): string {
  if (!/^0*$/.test(bits.slice(0, Math.max(0, bits.length - width))))
    fail(say('WAVE-CONDITION/wide', { literal: source.slice(0, 80), width }));
  return sized(bits, width);
}

function patternHolds(compare: Comparison, bits: string, _literal: Literal): Holds {
  const wanted = compare === '==';
  if (!bits.includes('?')) return (value) => (value === bits) === wanted;
  const pattern = new RegExp(`^${bits.replace(/\?+/g, ({ length }) => `.{${length}}`)}$`);
  return (value) => pattern.test(value) === wanted;
}

function signedOf(bits: string): bigint {
  return BigInt.asIntN(bits.length, BigInt(`0b${bits}`));
}

/** Numbers are compared only where every bit is known; `!=` holds elsewhere too. */
function numberHolds(
  compare: Comparison,
  wanted: bigint,
  signed: boolean,
  { width }: Subject,
  { source }: Literal,
): Holds {
  const [least, beyond] = signed
    ? [-(2n ** BigInt(width - 1)), 2n ** BigInt(width - 1)]
    : [0n, 2n ** BigInt(width)];
  if ((compare === '==' || compare === '!=') && (wanted < least || wanted >= beyond))
    fail(say('WAVE-CONDITION/wide', { literal: source, width }));
  const order = orders[compare];
  const numberOf = width > 53 || signed ? bigOf(signed) : (value: string) => parseInt(value, 2);
  const bound = width > 53 || signed ? wanted : Number(wanted);
  return (value) => (/[^01]/.test(value) ? compare === '!=' : order(numberOf(value), bound));
}

function bigOf(signed: boolean): (value: string) => bigint {
  return signed ? signedOf : (value) => BigInt(`0b${value}`);
}

import type { Worded } from '@netloom/model';
import type { WaveVariable } from '../waveTypes.ts';
import { say } from '../wording/sentences.ts';
import type { CompareOptions, DontCare } from './compareTypes.ts';

export type Equal = (a: string, b: string) => boolean;

const usualRealTolerance = 1e-9;
const fourStates: Record<string, string> = { u: 'x', w: 'x', '-': 'x', h: '1', l: '0' };
const unknown = new Set(['x', 'u', 'w', '-']);

/** How values of two variables are compared; a sentence says why they cannot be. */
export function equalityOf(
  a: WaveVariable,
  b: WaveVariable,
  widths: [number, number],
  options: CompareOptions,
): Equal | Worded {
  const kinds = `${a.value} ${b.value}`;
  if (kinds === 'bits bits')
    return widths[0] === widths[1]
      ? bits(options)
      : say('WAVE-COMPARE/widths', { a: widths[0], b: widths[1] });
  if (kinds === 'text text') return text(options);
  if (kinds === 'bits text' && a.literals) return named(a.literals, options);
  if (kinds === 'text bits' && b.literals) {
    const equal = named(b.literals, options);
    return (x, y) => equal(y, x);
  }
  if (a.value === 'text' || b.value === 'text')
    return say('WAVE-COMPARE/kinds', { a: kindSaid(a), b: kindSaid(b) });
  const [left, right] = [numberOf(a), numberOf(b)];
  const share = options.realTolerance ?? usualRealTolerance;
  return (x, y) => x === y || close(left(x), right(y), share);
}

const kindSaid = ({ value }: WaveVariable) => say(`WAVE-VALUE/${value}`, {});

function bits({ dontCare = 'none', nineStates = false }: CompareOptions): Equal {
  const state = (bit: string) => (nineStates ? bit : (fourStates[bit] ?? bit));
  return (x, y) => {
    if (x === y) return true;
    if (x.length !== y.length) return false;
    for (let i = 0; i < x.length; i++) {
      const [left, right] = [x[i]!, y[i]!];
      if (left !== right && state(left) !== state(right) && !isFree(left, right, dontCare)) return false;
    }
    return true;
  };
}

function isFree(left: string, right: string, dontCare: DontCare): boolean {
  if ((dontCare === 'a' || dontCare === 'both') && unknown.has(left)) return true;
  return (dontCare === 'b' || dontCare === 'both') && unknown.has(right);
}

function text({ ignoreCase = false }: CompareOptions): Equal {
  const plain = (value: string) => (ignoreCase ? value.trim().toLowerCase() : value.trim());
  return (x, y) => x === y || plain(x) === plain(y);
}

/** Bits of one dump against the names that the other writes. */
function named(literals: Record<string, string>, options: CompareOptions): Equal {
  const same = text(options);
  return (x, y) => same(literals[x] ?? x, y);
}

/** Numbers of reals, and of vectors (an `integer` is signed), NaN with unknown bits. */
function numberOf({ value, kind }: WaveVariable): (value: string) => number {
  if (value === 'real') return Number;
  return (bits) => {
    if (!/^[01]+$/.test(bits)) return NaN;
    const number = BigInt(`0b${bits}`);
    return Number(kind === 'integer' ? BigInt.asIntN(bits.length, number) : number);
  };
}

function close(x: number, y: number, share: number): boolean {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.isNaN(x) && Number.isNaN(y);
  return x === y || Math.abs(x - y) <= share * Math.max(Math.abs(x), Math.abs(y));
}

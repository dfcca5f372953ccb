import type { SignalForm } from '../fst/chain.ts';
import type { GhwType } from './ghwTypes.ts';
import { isCharacter, isState } from './ghwTypes.ts';

/** How a scalar's values are written in the file. */
export const Coding = { none: 0, byte: 1, leb: 2, float: 3 } as const;

/** A signal as it is shown: some of the file's scalars together. */
export interface GhwSignal {
  form: SignalForm;
  /** What its scalars are: bits (`states`), characters (`text`), one number or one real. */
  meaning: 'states' | 'text' | 'number' | 'real';
  /** Of states: ASCII code by position of the literal. */
  codes: Uint8Array;
  /** Numbers of its scalars, leftmost first. */
  scalars: Uint32Array;
}

const bitsOf = (count: number) => Math.max(1, Math.ceil(Math.log2(count)));

function codingOf(type: GhwType): number {
  if (type.kind === 'enumeration') return Coding.byte;
  return type.kind === 'real' ? Coding.float : Coding.leb;
}

/** Collects signals; names of one thing (a port and what is bound to it) share one. */
export class GhwSignals {
  readonly signals: GhwSignal[] = [];
  private readonly byKey = new Map<string, number[]>();
  private codings = new Uint8Array(1024);
  /** Highest scalar number so far. */
  scalars = 0;

  /** Coding of every scalar by its number, which counts from 1. */
  get scalarCodings(): Uint8Array {
    return this.codings.subarray(0, this.scalars + 1);
  }

  /**
   * @param type of each scalar
   * @returns the number of the signal, undefined when a scalar was of another type before
   */
  add(type: GhwType, scalars: Uint32Array): number | undefined {
    if (!this.setCoding(scalars, codingOf(type))) return undefined;
    const signal = this.signalOf(type, scalars);
    const key = `${signal.meaning} ${signal.form.length} ${scalars[0]} ${scalars.length}`;
    const alike = this.byKey.get(key) ?? [];
    const found = alike.find((number) => same(this.signals[number]!, signal));
    if (found !== undefined) return found;
    this.byKey.set(key, [...alike, this.signals.length]);
    return this.signals.push(signal) - 1;
  }

  private setCoding(scalars: Uint32Array, coding: number): boolean {
    for (const scalar of scalars) {
      if (scalar >= this.codings.length) this.grow(scalar);
      if (this.codings[scalar] !== Coding.none && this.codings[scalar] !== coding) return false;
      this.codings[scalar] = coding;
      if (scalar > this.scalars) this.scalars = scalar;
    }
    return true;
  }

  private grow(scalar: number): void {
    const larger = new Uint8Array(Math.max(this.codings.length * 2, scalar + 1));
    larger.set(this.codings);
    this.codings = larger;
  }

  private signalOf(type: GhwType, scalars: Uint32Array): GhwSignal {
    const codes = new Uint8Array(0);
    if (type.kind === 'enumeration' && isState(type)) {
      return { form: bits(scalars.length), meaning: 'states', codes: stateCodes(type.literals), scalars };
    }
    if (isCharacter(type) && scalars.length > 1) {
      return { form: { kind: 'text', length: 0, littleEndian: true }, meaning: 'text', codes, scalars };
    }
    if (type.kind === 'real') {
      return { form: { kind: 'real', length: 8, littleEndian: true }, meaning: 'real', codes, scalars };
    }
    const width =
      type.kind === 'enumeration' ? bitsOf(type.literals.length) : type.kind === 'number' ? type.bits : 1;
    return { form: bits(width), meaning: 'number', codes, scalars };
  }
}

function bits(length: number): SignalForm {
  return { kind: 'bits', length, littleEndian: true };
}

function stateCodes(literals: string[]): Uint8Array {
  return Uint8Array.from(literals, (literal) => literal[1]!.toLowerCase().charCodeAt(0));
}

function same(a: GhwSignal, b: GhwSignal): boolean {
  return (
    a.codes.every((code, i) => code === b.codes[i]) && a.scalars.every((scalar, i) => scalar === b.scalars[i])
  );
}

/** Names of an enumeration's values by their bits. */
export function literalsOf(type: GhwType): Record<string, string> | undefined {
  if (type.kind !== 'enumeration' || isState(type)) return undefined;
  const width = bitsOf(type.literals.length);
  return Object.fromEntries(type.literals.map((name, i) => [i.toString(2).padStart(width, '0'), name]));
}

import type { SignalForm } from '../fst/chain.ts';
import { realKinds } from '../fst/hierarchyNames.ts';
import { CodeTable } from './codeTable.ts';

/** The stored signals, and which of them an identifier code names: several where it is declared in several widths. */
export class VcdSignals {
  readonly forms: SignalForm[] = [];
  /** The next signal of the same code, -1 for none. */
  readonly next: number[] = [];
  /** Signals by the number of a short code, -1 for none; see `CodeTable.byNumber`. */
  short = new Int32Array(0);
  /** Longest code that `short` holds. */
  shortLength = 0;
  /** By signal: 1 for a single bit whose code names no other signal. */
  simple = new Uint8Array(0);
  /** Variables of reals whose values are text: some writers have no other kind for what is neither bits nor a number. */
  readonly texts = new Set<number>();
  private readonly numbers = new Set<number>();
  private fixed = false;
  private readonly codes = new CodeTable();
  /** By index of the code: its first signal. */
  private readonly first: number[] = [];

  /** The signal of a declaration; aliases share one. */
  add(bytes: Uint8Array, from: number, to: number, kind: string, width: number): number {
    const form = formOf(kind, width);
    const code = this.codes.add(bytes, from, to);
    const known = this.first[code] ?? -1;
    for (let signal = known; signal >= 0; signal = this.next[signal]!) {
      const other = this.forms[signal]!;
      if (other.kind === form.kind && other.length === form.length && other.pulses === form.pulses)
        return signal;
    }
    const signal = this.forms.push(form) - 1;
    this.next.push(known);
    this.first[code] = signal;
    return signal;
  }

  /** To be called after the last declaration. */
  finish(): void {
    this.simple = Uint8Array.from(this.forms, ({ kind, length }, signal) =>
      kind === 'bits' && length === 1 && this.next[signal]! < 0 ? 1 : 0,
    );
    const byNumber = this.codes.byNumber();
    if (!byNumber) return;
    this.short = byNumber.map((code) => (code < 0 ? -1 : this.first[code]!));
    this.shortLength = Math.round(Math.log(byNumber.length) / Math.log(95));
  }

  /** A variable of reals has a number. */
  isNumber(signal: number): void {
    this.numbers.add(signal);
  }

  /** A variable of reals has text: true when it is one of text from now on, false when it had numbers or is known as one. */
  asText(signal: number): boolean {
    if (this.fixed || this.numbers.has(signal)) return false;
    this.forms[signal] = textForm;
    this.texts.add(signal);
    return true;
  }

  /** What a variable holds is told from now on. */
  fix(): void {
    this.fixed = true;
  }

  /** The first signal of a code, or -1. */
  find(bytes: Uint8Array, from: number, to: number): number {
    if (to - from <= this.shortLength) {
      let number = 0;
      let plain = 0;
      for (let at = from; at < to; at++) {
        number = number * 95 + bytes[at]! - 32;
        plain |= bytes[at]!;
      }
      return plain < 128 ? this.short[number]! : -1;
    }
    const code = this.codes.find(bytes, from, to);
    return code < 0 ? -1 : this.first[code]!;
  }

  /** Whether a word that ends with the file may be the beginning of a longer code. */
  beginsAnother(code: Uint8Array): boolean {
    return this.codes.beginsAnother(code);
  }
}

const bitForms = new Map<number, SignalForm>();
const realForm: SignalForm = { kind: 'real', length: 8, littleEndian: true };
const eventForm: SignalForm = { kind: 'bits', length: 1, littleEndian: true, pulses: true };
const textForm: SignalForm = { kind: 'text', length: 8, littleEndian: true };

function formOf(kind: string, width: number): SignalForm {
  if (realKinds.has(kind.replace('_', '-'))) return realForm;
  if (kind === 'event') return eventForm;
  return kind === 'string' || width === 0 ? textForm : bitsForm(width);
}

/** One object a width: half a million signals share few forms. */
function bitsForm(length: number): SignalForm {
  const form = bitForms.get(length) ?? { kind: 'bits', length, littleEndian: true };
  bitForms.set(length, form);
  return form;
}

import type { Faults } from '../faults.ts';
import type { SectionWriter } from '../spool/sectionWriter.ts';
import type { GhwSignal } from './ghwSignals.ts';
import type { ScalarValues } from './scalarValues.ts';
import { say } from '../wording/sentences.ts';

const zero = 48;
const letterX = 120;
const encoder = new TextEncoder();

/** Puts signals together from their scalars, each at most once a time. */
export class SignalValues {
  private readonly signals: GhwSignal[];
  private readonly values: ScalarValues;
  private readonly faults: Faults;
  /** Signals that scalar i is part of: `owners[ownerAt[i] … ownerAt[i + 1]]`. */
  private readonly ownerAt: Uint32Array;
  private readonly owners: Uint32Array;
  private readonly isChanged: Uint8Array;
  private changed: number[] = [];
  private readonly states: Uint8Array;

  constructor(signals: GhwSignal[], values: ScalarValues, faults: Faults) {
    this.faults = faults;
    this.signals = signals;
    this.values = values;
    this.ownerAt = new Uint32Array(values.last + 3);
    this.isChanged = new Uint8Array(signals.length);
    for (const { scalars } of signals) for (const scalar of scalars) this.ownerAt[scalar + 2]! += 1;
    for (let i = 1; i < this.ownerAt.length; i++) this.ownerAt[i]! += this.ownerAt[i - 1]!;
    this.owners = new Uint32Array(this.ownerAt.at(-1)!);
    signals.forEach(({ scalars }, signal) => {
      for (const scalar of scalars) this.owners[this.ownerAt[scalar + 1]!++] = signal;
    });
    this.states = new Uint8Array(signals.reduce((most, { form }) => Math.max(most, form.length), 0));
  }

  scalarChanged(scalar: number): void {
    for (let at = this.ownerAt[scalar]!; at < this.ownerAt[scalar + 1]!; at++) {
      const signal = this.owners[at]!;
      if (this.isChanged[signal] === 1) continue;
      this.isChanged[signal] = 1;
      this.changed.push(signal);
    }
  }

  flush(writer: SectionWriter): void {
    for (const signal of this.changed) {
      this.isChanged[signal] = 0;
      this.write(writer, signal);
    }
    this.changed = [];
  }

  private write(writer: SectionWriter, number: number): void {
    const { meaning, form, codes, scalars } = this.signals[number]!;
    const first = scalars[0]!;
    if (meaning === 'real') return writer.real(number, this.values.float(first));
    if (meaning === 'text') return writer.text(number, this.text(scalars));
    const states = this.states.subarray(0, form.length);
    for (let i = 0; i < states.length; i++) {
      states[i] =
        meaning === 'number'
          ? zero + this.values.bit(first, states.length - 1 - i)
          : (codes[this.values.position(scalars[i]!)] ?? this.unknown(writer, scalars[i]!));
    }
    if (form.length === 1) writer.bit(number, states[0]!);
    else writer.bits(number, states, 0, states.length);
  }

  /** A position beyond the literals of its type. */
  private unknown(writer: SectionWriter, scalar: number): number {
    const reason = say('WAVE-DAMAGE/position', {
      signal: scalar,
      position: this.values.position(scalar),
    });
    this.faults.add('value', reason, null, writer.time);
    return letterX;
  }

  /** A character's position is its code in Latin-1. */
  private text(scalars: Uint32Array): Uint8Array {
    let text = '';
    for (const scalar of scalars) text += String.fromCharCode(this.values.position(scalar));
    return encoder.encode(text);
  }
}

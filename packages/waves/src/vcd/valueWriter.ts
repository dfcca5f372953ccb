import type { Worded } from '@netloom/model';
import type { SectionWriter } from '../spool/sectionWriter.ts';
import type { FaultKind } from '../waveTypes.ts';
import { stateOf, wideOf } from './letters.ts';
import { portStates } from './portStates.ts';
import { parseReal } from './realText.ts';
import { quoted, unescape } from './text.ts';
import type { VcdSignals } from './vcdSignals.ts';
import { say } from '../wording/sentences.ts';

const letterB = 98;
const letterP = 112;
const letterR = 114;
const zero = 48;
const unknown = Uint8Array.of(120);

export interface ValueFault {
  kind: FaultKind;
  reason: Worded;
}

/** Gives a value as it is written to every signal of its code. What cannot be read leaves the signal unknown, never as it was. */
export class ValueWriter {
  private readonly writer: SectionWriter;
  private readonly signals: VcdSignals;
  /** States of the value at hand. */
  private states = new Uint8Array(64);

  constructor(writer: SectionWriter, signals: VcdSignals) {
    this.writer = writer;
    this.signals = signals;
  }

  /**
   * The value is `bytes[from … to]`, its letter at `at` where it has one.
   * @param first of the signals that share the code
   * @returns what was wrong with it
   */
  put(first: number, bytes: Uint8Array, at: number, from: number, to: number): ValueFault | undefined {
    const letter = from === at ? 0 : wideOf[bytes[at]!]!;
    // Python prints a number as `0b101`, which some writers leave as it is.
    const prefixed =
      letter === letterB && to - from > 2 && bytes[from] === zero && (bytes[from + 1]! | 32) === letterB;
    const start = prefixed ? from + 2 : from;
    let fault: ValueFault | undefined;
    let widest = 0;
    for (let signal = first; signal >= 0; signal = this.signals.next[signal]!) {
      const { kind, length } = this.signals.forms[signal]!;
      if (kind === 'bits') {
        widest = Math.max(widest, length);
        fault ??= this.bits(signal, bytes, at, start, to, letter);
      } else if (kind === 'text') this.writer.text(signal, unescape(bytes.subarray(from, to)));
      else fault ??= this.real(signal, bytes, at, from, to, letter);
    }
    return fault ?? (widest > 0 ? this.tooWide(bytes, at, start, to, widest) : undefined);
  }

  private real(
    signal: number,
    bytes: Uint8Array,
    at: number,
    from: number,
    to: number,
    letter: number,
  ): ValueFault | undefined {
    const number = letter === letterR ? parseReal(bytes, from, to) : undefined;
    if (number !== undefined) {
      this.signals.isNumber(signal);
      this.writer.real(signal, number);
      return undefined;
    }
    const isText = letter !== 0 && letter !== letterB && letter !== letterP;
    if (isText && this.signals.asText(signal)) {
      this.writer.text(signal, unescape(bytes.subarray(from, to)));
      return undefined;
    }
    this.writer.real(signal, NaN);
    return misplaced(bytes, at, to, 'reals');
  }

  private bits(
    signal: number,
    bytes: Uint8Array,
    at: number,
    from: number,
    to: number,
    letter: number,
  ): ValueFault | undefined {
    const isBits = letter === 0 || letter === letterB || letter === letterP;
    if (isBits && this.lowered(bytes, from, to, letter === letterP ? portStates : stateOf)) {
      this.writer.bits(signal, this.states, 0, to - from);
      return undefined;
    }
    this.writer.bits(signal, unknown, 0, 1);
    if (!isBits) return misplaced(bytes, at, to, 'bits');
    return { kind: 'value', reason: say('WAVE-DAMAGE/change', { text: quoted(bytes, at, to) }) };
  }

  /** Bits on the left that no signal takes; none are missed where they only repeat the sign, or are 0. */
  private tooWide(
    bytes: Uint8Array,
    at: number,
    from: number,
    to: number,
    width: number,
  ): ValueFault | undefined {
    const over = to - from - width;
    if (over <= 0) return undefined;
    const same = (state: number) => this.states.subarray(0, over).every((dropped) => dropped === state);
    if (same(zero) || same(this.states[over]!)) return undefined;
    return {
      kind: 'width',
      reason: say('WAVE-DAMAGE/wide', { text: quoted(bytes, at, to), width }),
    };
  }

  /** Copies states as `states` translates them; false when one is none, or there are none. */
  private lowered(bytes: Uint8Array, from: number, to: number, states: Uint8Array): boolean {
    if (this.states.length < to - from) this.states = new Uint8Array(2 * (to - from));
    let all = from < to;
    for (let i = from; i < to; i++) {
      const state = states[bytes[i]!]!;
      this.states[i - from] = state;
      if (state === 0) all = false;
    }
    return all;
  }
}

function misplaced(bytes: Uint8Array, at: number, to: number, wanted: 'reals' | 'bits'): ValueFault {
  return { kind: 'value', reason: say(`WAVE-DAMAGE/value/${wanted}`, { text: quoted(bytes, at, to) }) };
}

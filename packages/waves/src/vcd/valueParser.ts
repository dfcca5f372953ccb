import type { Worded } from '@netloom/model';
import type { SectionWriter } from '../spool/sectionWriter.ts';
import type { VcdBlackouts } from './blackouts.ts';
import type { Faults } from '../faults.ts';
import type { FaultKind } from '../waveTypes.ts';
import { isControl, stateOf, wideOf } from './letters.ts';
import { plainText, quoted } from './text.ts';
import { ValueWriter } from './valueWriter.ts';
import type { VcdSignals } from './vcdSignals.ts';
import type { VcdTimes } from './vcdTimes.ts';
import { say } from '../wording/sentences.ts';

const hash = 35;
const dollar = 36;
const letterP = 112;
const letterS = 115;

const harmless = new Set([
  '$end',
  '$dumpvars',
  '$dumpall',
  '$dumpports',
  '$dumpportsall',
  '$dumpportsflush',
  '$vcdclose',
]);

/** What comes after the declarations (IEEE 1800-2017, 21.7.2): times and value changes, from bytes as they come. */
export class ValueParser {
  /** Offset in the file of the first byte that `parse` is given. */
  base = 0;
  /** Where in the file the current time stands. */
  stepAt = 0;
  /** The keyword whose `$end` is awaited, for what is passed over. */
  passing = '';
  /** The keyword of a list of values whose `$end` did not come yet. */
  list = '';
  private readonly writer: SectionWriter;
  private readonly signals: VcdSignals;
  private readonly faults: Faults;
  private readonly blackouts: VcdBlackouts;
  private readonly times: VcdTimes;
  private readonly values: ValueWriter;

  constructor(
    writer: SectionWriter,
    signals: VcdSignals,
    times: VcdTimes,
    faults: Faults,
    blackouts: VcdBlackouts,
  ) {
    this.writer = writer;
    this.times = times;
    this.values = new ValueWriter(writer, signals);
    this.signals = signals;
    this.faults = faults;
    this.blackouts = blackouts;
  }

  /**
   * Takes `bytes[from … end]` and gives where it stopped: at what is not there as a whole, or at a time before which
   * the section is to be cut. `bytes[end]` must be there, and be a blank.
   */
  parse(bytes: Uint8Array, from: number, end: number): number {
    const { writer, signals } = this;
    const { short, shortLength, simple } = signals;
    let at = from;
    for (;;) {
      while (bytes[at]! <= 32 && at < end) {
        if (isControl[bytes[at]!] === 1) this.control(bytes[at]!, at);
        at += 1;
      }
      if (at >= end) return end;
      const first = bytes[at]!;
      const state = stateOf[first]!;
      if (state === 0 || this.passing !== '') {
        const next = this.other(bytes, at, end);
        if (next < 0) return at;
        at = next;
        continue;
      }
      // A state and a code in one word, the most frequent of all.
      let number = 0;
      let plain = 0;
      let to = at + 1;
      for (let byte = bytes[to]!; byte > 32; byte = bytes[++to]!) {
        number = (Math.imul(number, 95) + byte - 32) | 0;
        plain |= byte;
      }
      if (to >= end) return at;
      const length = to - at - 1;
      if (length > 0 && length <= shortLength && plain < 128) {
        const signal = short[number]!;
        if (signal >= 0 && simple[signal] === 1) {
          writer.bit(signal, state);
          at = to;
          continue;
        }
      }
      const next = this.scalar(bytes, at, to, end);
      if (next < 0) return at;
      at = next;
    }
  }

  /** A state whose code is long, unknown, follows after a blank, or is of a vector. */
  private scalar(bytes: Uint8Array, at: number, to: number, end: number): number {
    const code = to > at + 1 ? at + 1 : skipBlanks(bytes, to, end);
    const codeEnd = to > at + 1 ? to : wordEnd(bytes, code);
    if (codeEnd >= end) return -1;
    return this.change(bytes, at, at, at + 1, code, codeEnd);
  }

  /** Anything but a state; -1 when it is not there as a whole, or has to wait. */
  private other(bytes: Uint8Array, at: number, end: number): number {
    const to = wordEnd(bytes, at);
    if (to >= end) return -1;
    const first = bytes[at]!;
    if (this.passing !== '') {
      if (isEnd(bytes, at, to)) this.passing = '';
      return to;
    }
    if (first === hash) return this.time(bytes, at, to);
    if (first === dollar) return this.command(bytes, at, to);
    if (wideOf[first] !== 0) return this.wide(bytes, at, to, end);
    this.fault('value', say('WAVE-DAMAGE/change', { text: quoted(bytes, at, to) }), at);
    return to;
  }

  private time(bytes: Uint8Array, at: number, to: number): number {
    const time = this.times.ticks(bytes, at + 1, to, () =>
      this.fault('time', say('WAVE-DAMAGE/finer', { text: quoted(bytes, at, to) }), at),
    );
    if (Number.isNaN(time)) {
      this.fault('time', say('WAVE-DAMAGE/time', { text: quoted(bytes, at, to) }), at);
      return to;
    }
    if (time > this.writer.time && this.writer.full) return -1;
    if (!this.writer.setTime(time)) {
      this.fault('time', say('WAVE-DAMAGE/back', { time, shown: this.writer.time }), at);
    }
    this.stepAt = this.base + at;
    if (this.list !== '') this.list = '';
    return to;
  }

  private command(bytes: Uint8Array, at: number, to: number): number {
    const word = plainText(bytes, at, to);
    if (word === '$dumpoff' || word === '$dumpportsoff') this.blackouts.off(this.writer.time);
    else if (word === '$dumpon' || word === '$dumpportson') this.blackouts.on(this.writer.time);
    else if (!harmless.has(word)) {
      this.passing = word;
      if (word !== '$comment')
        this.fault('keyword', say('WAVE-DAMAGE/keyword', { text: quoted(bytes, at, to) }), at);
      return to;
    }
    this.list = word === '$end' ? '' : word;
    return to;
  }

  /** A vector, real, string or port: a value, of a port its two strengths, and a code. */
  private wide(bytes: Uint8Array, at: number, to: number, end: number): number {
    const letter = wideOf[bytes[at]!]!;
    let from = at + 1;
    let valueEnd = to;
    // Some writers put a blank between the letter and the value; a string may be empty.
    if (to === from && letter !== letterS) {
      from = skipBlanks(bytes, to, end);
      valueEnd = wordEnd(bytes, from);
    }
    let code = skipBlanks(bytes, valueEnd, end);
    if (letter === letterP) {
      for (let strength = 0; strength < 2; strength++) code = skipBlanks(bytes, wordEnd(bytes, code), end);
    }
    const codeEnd = wordEnd(bytes, code);
    if (codeEnd >= end) return -1;
    for (let i = to; i < code; i++) if (isControl[bytes[i]!] === 1) this.control(bytes[i]!, i);
    return this.change(bytes, at, from, valueEnd, code, codeEnd);
  }

  private change(
    bytes: Uint8Array,
    at: number,
    from: number,
    to: number,
    code: number,
    codeEnd: number,
  ): number {
    const signal = this.signals.find(bytes, code, codeEnd);
    if (signal < 0) {
      this.fault('code', say('WAVE-DAMAGE/code', { code: quoted(bytes, code, codeEnd) }), at);
      // A time where the code should be: the code itself is missing.
      return bytes[code] === hash && code > to ? code : codeEnd;
    }
    const fault = this.values.put(signal, bytes, at, from, to);
    if (fault) this.fault(fault.kind, fault.reason, at);
    return codeEnd;
  }

  /** Taken for a blank, which it hardly was: what stands before and behind it may be one word. */
  private control(byte: number, at: number): void {
    this.fault('damage', say('WAVE-DAMAGE/control', { byte }), at);
  }

  private fault(kind: FaultKind, reason: Worded, at: number): void {
    this.faults.add(kind, reason, this.base + at, this.writer.time);
  }
}

function skipBlanks(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (bytes[at]! <= 32 && at < end) at += 1;
  return at;
}

/** Where a word ends; the blank behind the last byte ends the last one. */
function wordEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at]! > 32) at += 1;
  return at;
}

function isEnd(bytes: Uint8Array, from: number, to: number): boolean {
  return to - from === 4 && bytes[from] === dollar && plainText(bytes, from, to) === '$end';
}

import type { Worded } from '@netloom/model';
import { HierarchyBuilder } from '../hierarchyBuilder.ts';
import { WaveError } from '../waveError.ts';
import type { Faults } from '../faults.ts';
import { asUtf8, plainText, quoted } from './text.ts';
import type { Timescale } from './timescale.ts';
import { timescaleOf } from './timescale.ts';
import { VcdSignals } from './vcdSignals.ts';
import { say } from '../wording/sentences.ts';

const part = 'VCD declarations';
const dollar = 36;
const hash = 35;
const widestVector = 1 << 24;
const declarations = new Set(
  ['comment', 'date', 'enddefinitions', 'scope', 'timescale', 'timezero', 'upscope', 'var', 'version'].map(
    (word) => `$${word}`,
  ),
);
const values = /^\$dump(vars|all|on|off|ports\w*)$/;

/** What precedes $enddefinitions: names, forms and the timescale (IEEE 1800-2017, 21.7.2.1), from bytes as they come. */
export class VcdDeclarations {
  readonly builder = new HierarchyBuilder();
  readonly signals = new VcdSignals();
  /** 1 ns where none is declared. */
  timescale: Timescale = { factor: 1, exponent: -9 };
  /** What is added to every time for display (`$timezero`, as GTKWave's tools write it), in units of the timescale. */
  timeZero = 0;
  writer = '';
  date = '';
  /** Whether the values begin here. */
  done = false;
  /** Whether no declaration was seen yet. */
  empty = true;
  private readonly faults: Faults;
  /** Offset in the file of the first byte that `parse` is given. */
  base = 0;
  /** Words of the declaration at hand: begin and end of each. */
  private words = new Int32Array(64);
  private count = 0;

  constructor(faults: Faults) {
    this.faults = faults;
  }

  /**
   * Takes whole declarations from `bytes[from … end]` and gives where it stopped; `bytes[end]` must be there, and be
   * a blank.
   */
  parse(bytes: Uint8Array, from: number, end: number): number {
    let at = from;
    while (!this.done) {
      while (bytes[at]! <= 32 && at < end) at += 1;
      const to = wordEnd(bytes, at);
      if (to >= end) break;
      const next = this.declaration(bytes, at, to, end);
      if (next < 0) break;
      at = next;
    }
    return at;
  }

  /** One declaration; -1 when it is not there as a whole. */
  private declaration(bytes: Uint8Array, at: number, to: number, end: number): number {
    if (bytes[at] === hash || (bytes[at] === dollar && values.test(plainText(bytes, at, to)))) {
      this.fault(say('WAVE-DAMAGE/noDefinitions', {}), at);
      this.finish();
      return at;
    }
    if (bytes[at] !== dollar) {
      if (this.empty) {
        throw new WaveError(
          say('WAVE-DAMAGE/outside', { text: quoted(bytes, at, to) }),
          part,
          this.base + at,
        );
      }
      this.fault(say('WAVE-DAMAGE/outside', { text: quoted(bytes, at, to) }), at);
      return to;
    }
    const keyword = plainText(bytes, at + 1, to);
    const next = this.collect(bytes, to, end, keyword);
    if (next < 0) return next;
    this.take(keyword, bytes, at);
    this.empty = false;
    return next;
  }

  /** Finds the words up to $end, or up to the next declaration where a writer forgot it; gives where to go on. */
  private collect(bytes: Uint8Array, from: number, end: number, keyword: string): number {
    this.count = 0;
    for (let at = from; ;) {
      while (bytes[at]! <= 32 && at < end) at += 1;
      const to = wordEnd(bytes, at);
      if (to >= end) return -1;
      // An identifier code may be any word.
      if (bytes[at] === dollar && !(keyword === 'var' && this.count === 2)) {
        const word = plainText(bytes, at, Math.min(to, at + 20));
        if (word === '$end') return to;
        if (keyword !== 'comment' && declarations.has(word)) return this.forgotten(from, at, keyword);
      }
      // These hold nothing: what follows is of the values, or another declaration.
      if (keyword === 'enddefinitions' || keyword === 'upscope') return this.forgotten(from, at, keyword);
      this.add(at, to);
      at = to;
    }
  }

  private forgotten(from: number, next: number, keyword: string): number {
    this.fault(say('WAVE-DAMAGE/withoutEnd', { keyword: `$${keyword}` }), from - keyword.length - 1);
    return next;
  }

  private add(from: number, to: number): void {
    if (2 * this.count === this.words.length) {
      const larger = new Int32Array(2 * this.words.length);
      larger.set(this.words);
      this.words = larger;
    }
    this.words[2 * this.count] = from;
    this.words[2 * this.count + 1] = to;
    this.count += 1;
  }

  private take(keyword: string, bytes: Uint8Array, at: number): void {
    if (keyword === 'var') this.variable(bytes, at);
    else if (keyword === 'scope') this.scope(bytes);
    else if (keyword === 'upscope') this.upscope(at);
    else if (keyword === 'timescale') this.scale(this.text(bytes, ''), at);
    else if (keyword === 'timezero') this.zero(this.text(bytes, ''), at);
    else if (keyword === 'version') this.writer = this.text(bytes, ' ');
    else if (keyword === 'date') this.date = this.text(bytes, ' ');
    else if (keyword === 'enddefinitions') this.finish();
  }

  private upscope(at: number): void {
    if (this.builder.depth === 0) this.fault(say('WAVE-DAMAGE/upscope', {}), at);
    this.builder.closeScope();
  }

  private scale(text: string, at: number): void {
    const timescale = timescaleOf(text);
    if (timescale) this.timescale = timescale;
    else
      this.faults.add('timescale', say('WAVE-DAMAGE/timescale', { text: text.slice(0, 40) }), this.base + at);
  }

  private zero(text: string, at: number): void {
    const ticks = /^-?\d+$/.test(text) ? Number(text) : NaN;
    if (Number.isSafeInteger(ticks)) this.timeZero = ticks;
    else this.fault(say('WAVE-DAMAGE/timezero', { text: text.slice(0, 40) }), at);
  }

  private fault(reason: Worded, at: number): void {
    this.faults.add('declaration', reason, this.base + at);
  }

  /** What is declared so far is all there is. */
  finish(): void {
    this.signals.finish();
    this.done = true;
  }

  private word(bytes: Uint8Array, index: number): string {
    return plainText(bytes, this.words[2 * index]!, this.words[2 * index + 1]!);
  }

  private text(bytes: Uint8Array, between: string): string {
    return Array.from({ length: this.count }, (_, index) => this.word(bytes, index)).join(between);
  }

  private scope(bytes: Uint8Array): void {
    const kind = this.count > 1 ? this.word(bytes, 0) : 'scope';
    this.builder.openScope(this.name(bytes, this.count > 1 ? 1 : 0), kind);
  }

  private variable(bytes: Uint8Array, at: number): void {
    const width = this.count > 3 ? widthOf(this.word(bytes, 1)) : NaN;
    if (!(width >= 0 && width <= widestVector)) {
      const text = this.text(bytes, ' ').slice(0, 60);
      this.fault(say('WAVE-DAMAGE/variable', { text }), at);
      return;
    }
    const kind = this.word(bytes, 0);
    const signal = this.signals.add(bytes, this.words[4]!, this.words[5]!, kind, width);
    const { kind: value, length } = this.signals.forms[signal]!;
    const shown = value === 'bits' ? length : 0;
    this.builder.variable({ name: this.name(bytes, 3), kind, direction: '', signal, width: shown, value });
  }

  /** The words from `index` on with one blank between them, in UTF-8. */
  private name(bytes: Uint8Array, index: number): Uint8Array {
    if (index >= this.count) return new Uint8Array(0);
    const from = this.words[2 * index]!;
    const to = this.words[2 * this.count - 1]!;
    let spread = this.count - index - 1;
    for (let i = index; i < this.count; i++) spread += this.words[2 * i + 1]! - this.words[2 * i]!;
    if (spread === to - from && !hasTab(bytes, from, to)) return asUtf8(bytes.subarray(from, to));
    const name = new Uint8Array(spread).fill(32);
    for (let i = index, at = 0; i < this.count; i++) {
      name.set(bytes.subarray(this.words[2 * i]!, this.words[2 * i + 1]!), at);
      at += this.words[2 * i + 1]! - this.words[2 * i]! + 1;
    }
    return asUtf8(name);
  }
}

function wordEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at]! > 32) at += 1;
  return at;
}

function hasTab(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at]! < 32) return true;
  return false;
}

/** Bits; extended VCD may write the range of a port instead: `[7:0]`. */
function widthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [, left, right] = /^\[(-?\d+)(?::(-?\d+))?\]$/.exec(text) ?? [];
  return left === undefined ? NaN : Math.abs(Number(left) - Number(right ?? left)) + 1;
}

import type { SignalForm } from '../fst/chain.ts';
import { otherStates } from '../fst/chain.ts';
import { ChainArena } from './chainArena.ts';
import type { Section } from './sectionStore.ts';
import { SectionStore } from './sectionStore.ts';
import type { Spool } from './spool.ts';
import { TimeTable } from './timeTable.ts';

const firstBudget = 1 << 20;
const largestBudget = 32 << 20;
const mostTimes = 1 << 20;

/** By ASCII code: the lowest bits of a one-bit record, and how many they are. */
const recordBits = new Uint8Array(256);
const recordShift = new Uint8Array(256);
for (let i = 0; i < 256; i++) {
  const known = i === 48 || i === 49;
  const other = Math.max(0, otherStates.indexOf(String.fromCharCode(i)));
  recordBits[i] = known ? (i & 1) << 1 : (other << 1) | 1;
  recordShift[i] = known ? 2 : 4;
}

const scratch = new DataView(new ArrayBuffer(8));
const scratchBytes = new Uint8Array(scratch.buffer);

/**
 * Makes sections of changes that come in order of time, for formats without an index of their own.
 * The first sections are small, so that something can be shown early; each is written to the spool when it is cut.
 */
export class SectionWriter {
  readonly store: SectionStore;
  private readonly spool: Spool;
  private readonly forms: SignalForm[];
  private readonly arena: ChainArena;
  private readonly times = new TimeTable();
  private budget = firstBudget;
  private tick = -1;
  private begin = 0;
  private now = 0;
  private begun = false;

  constructor(forms: SignalForm[], spool: Spool) {
    this.forms = forms;
    this.spool = spool;
    this.arena = new ChainArena(forms.length);
    this.store = new SectionStore(forms, spool);
  }

  /** The time of the changes that come. */
  get time(): number {
    return this.now;
  }

  /** Whether the section should be cut before the next time. */
  get full(): boolean {
    return this.arena.size > this.budget || this.times.count >= mostTimes;
  }

  /** Changes from here on are of this time; an earlier one than before is not taken. The first may be negative. */
  setTime(time: number): boolean {
    if (time < this.now && this.begun) return false;
    this.begun = true;
    if (time > this.now || this.times.count === 0) {
      if (this.times.count === 0) this.begin = time;
      this.now = time;
      this.times.add(time);
      this.tick = this.times.count - 1;
    }
    return true;
  }

  private tickNow(): number {
    if (this.times.count === 0) this.setTime(this.now);
    return this.tick;
  }

  /** One bit; `state` is an ASCII code of `01xzhuwl-?`. */
  bit(signal: number, state: number): void {
    this.arena.number(signal, this.tickNow(), recordBits[state]!, recordShift[state]!);
  }

  /**
   * A vector from `bytes[from … to]`, one ASCII state a bit. A shorter one than the signal is filled up on the left:
   * with 0 after 0 or 1, else with its leftmost state; of a longer one the left is dropped.
   */
  bits(signal: number, bytes: Uint8Array, from: number, to: number): void {
    const width = this.forms[signal]!.length;
    const start = Math.max(from, to - width);
    if (width === 1) return this.bit(signal, start < to ? bytes[start]! : 120);
    let other = 0;
    for (let i = start; i < to; i++) other |= bytes[i]! ^ 48;
    const missing = width - (to - start);
    if (other > 1 || start === to) this.states(signal, bytes, start, to, missing);
    else this.known(signal, bytes, start, to, missing);
  }

  private known(signal: number, bytes: Uint8Array, from: number, to: number, missing: number): void {
    const length = (missing + to - from + 7) >>> 3;
    const { arena } = this;
    let at = arena.record(signal, this.tickNow(), 0, length);
    const out = arena.memory;
    for (let zeros = missing >>> 3; zeros > 0; zeros--) out[at++] = 0;
    let left = 8 - (missing & 7);
    let packed = 0;
    for (let i = from; i < to; i++) {
      packed = (packed << 1) | (bytes[i]! & 1);
      if (--left > 0) continue;
      out[at++] = packed;
      packed = 0;
      left = 8;
    }
    if (left < 8) out[at] = packed << left;
  }

  private states(signal: number, bytes: Uint8Array, from: number, to: number, missing: number): void {
    const at = this.arena.record(signal, this.tickNow(), 1, missing + to - from);
    const first = from < to ? bytes[from]! : 120;
    this.arena.memory.fill(first === 49 ? 48 : first, at, at + missing);
    this.arena.memory.set(bytes.subarray(from, to), at + missing);
  }

  real(signal: number, value: number): void {
    const at = this.arena.record(signal, this.tickNow(), 0, 8);
    scratch.setFloat64(0, value, this.forms[signal]!.littleEndian);
    this.arena.memory.set(scratchBytes, at);
  }

  /** A string as it is stored: UTF-8, or Latin-1 where it is none. */
  text(signal: number, bytes: Uint8Array): void {
    const head: number[] = [];
    let rest = bytes.length;
    for (; rest >= 128; rest >>>= 7) head.push((rest & 0x7f) | 0x80);
    head.push(rest);
    const at = this.arena.record(signal, this.tickNow(), 0, head.length + bytes.length);
    this.arena.memory.set(head, at);
    this.arena.memory.set(bytes, at + head.length);
  }

  /** Ends the section: what came so far can be queried. */
  async cut(): Promise<void> {
    const count = this.times.count;
    if (count === 0) return;
    const chains = this.arena.take();
    const times = this.times.take();
    const section: Section = {
      begin: this.begin,
      end: this.now,
      signals: chains.signals,
      at: chains.at,
      last: this.lastOf(chains),
      place: await this.spool.append(chains.bytes),
      timesPlace: await this.spool.append(times),
      timesLength: times.length,
      count,
    };
    this.budget = Math.min(2 * this.budget, largestBudget);
    this.store.add(section);
  }

  /** Of a single bit its last state itself: a start value of the next sections then costs no reading. */
  private lastOf({ signals, at, last, bytes }: ReturnType<ChainArena['take']>): Uint32Array {
    for (let i = 0; i < signals.length; i++) {
      const { kind, length } = this.forms[signals[i]!]!;
      if (kind !== 'bits' || length !== 1) continue;
      const low = bytes[at[i]! + last[i]!]!;
      last[i] = low & 1 ? otherStates.charCodeAt((low >>> 1) & 7) : 48 + ((low >>> 1) & 1);
    }
    return last;
  }
}

/** Per signal: where the next record goes, how far it may, and tick and place of the last record. */
const slots = 4;
const write = 0;
const limit = 1;
const lastTick = 2;
const lastAt = 3;

const segmentHead = 8;
const firstSegment = 24;
const largestSegment = 1 << 16;
const longestVarint = 5;

/** What a section's chains are together: signal i's chain is `bytes[at[i] … at[i + 1]]`. */
export interface Chains {
  bytes: Uint8Array;
  /** Signals that changed, ascending. */
  signals: Uint32Array;
  at: Uint32Array;
  /** Where in its chain the last record begins. */
  last: Uint32Array;
}

/**
 * The chains of one section while they grow: each is a list of segments in one buffer, so that half a million
 * of them cost no more than their bytes. Records are those of FST chains. Of several changes of a signal in one
 * tick the last is kept.
 */
export class ChainArena {
  private bytes = new Uint8Array(1 << 20);
  /** The same memory: a segment begins with the place of the next one and the bytes used in this one. */
  private words = new Int32Array(this.bytes.buffer);
  private end = segmentHead;
  private readonly state: Int32Array;
  private readonly head: Int32Array;
  private readonly segment: Int32Array;
  private readonly touched: Uint32Array;
  private count = 0;
  /** Where `take` lays the chains; used again for the next section. */
  private laid = new Uint8Array(0);

  constructor(signals: number) {
    this.state = new Int32Array(signals * slots);
    this.head = new Int32Array(signals);
    this.segment = new Int32Array(signals);
    this.touched = new Uint32Array(signals);
  }

  /** Bytes of memory in use. */
  get size(): number {
    return this.end;
  }

  /** A record that is one number: `low` in the lowest `shift` bits, the ticks since the last record above them. */
  number(signal: number, tick: number, low: number, shift: number): void {
    const at = signal * slots;
    const delta = this.delta(at, tick, true);
    const from = this.room(signal, longestVarint);
    this.state[at + write] = this.varint(from, (delta << shift) | low);
    this.state[at + lastAt] = from;
  }

  /** Begins a record with a value of `length` bytes; gives the place for them, after `flag` and the ticks. */
  record(signal: number, tick: number, flag: number, length: number): number {
    const at = signal * slots;
    const delta = this.delta(at, tick, false);
    const from = this.room(signal, longestVarint + length);
    const value = this.varint(from, (delta << 1) | flag);
    this.state[at + write] = value + length;
    this.state[at + lastAt] = from;
    return value;
  }

  /** The memory that places of `record` belong to, until the next record. */
  get memory(): Uint8Array {
    return this.bytes;
  }

  private delta(at: number, tick: number, numbers: boolean): number {
    const delta = tick - this.state[at + lastTick]!;
    this.state[at + lastTick] = tick;
    return delta === 0 && this.state[at + lastAt] !== 0 ? this.again(at, numbers) : delta;
  }

  /** The last record is of the same tick: what follows is written over it. */
  private again(at: number, numbers: boolean): number {
    const from = this.state[at + lastAt]!;
    let value = 0;
    let shift = 0;
    let byte: number;
    let place = from;
    do {
      byte = this.bytes[place++]!;
      value |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte >= 0x80);
    this.state[at + write] = from;
    if (!numbers) return value >>> 1;
    return value & 1 ? value >>> 4 : value >>> 2;
  }

  private room(signal: number, need: number): number {
    const at = signal * slots;
    const from = this.state[at + write]!;
    return from + need <= this.state[at + limit]! ? from : this.grow(signal, need);
  }

  private grow(signal: number, need: number): number {
    const at = signal * slots;
    const old = this.segment[signal]!;
    const oldSize = old === 0 ? firstSegment / 2 : this.state[at + limit]! - old - segmentHead;
    const size = (Math.max(Math.min(2 * oldSize, largestSegment), need) + 7) & ~7;
    const start = this.end;
    this.end += segmentHead + size;
    if (this.end > this.bytes.length) this.enlarge();
    this.words[start >>> 2] = 0;
    if (old === 0) {
      this.touched[this.count++] = signal;
      this.head[signal] = start;
    } else {
      this.words[old >>> 2] = start;
      this.closeSegment(signal);
    }
    this.segment[signal] = start;
    this.state[at + limit] = this.end;
    return start + segmentHead;
  }

  private closeSegment(signal: number): void {
    const from = this.segment[signal]!;
    this.words[(from >>> 2) + 1] = this.state[signal * slots + write]! - from - segmentHead;
  }

  private enlarge(): void {
    const larger = new Uint8Array(Math.max(2 * this.bytes.length, (this.end + 7) & ~7));
    larger.set(this.bytes);
    this.bytes = larger;
    this.words = new Int32Array(larger.buffer);
  }

  private varint(from: number, value: number): number {
    let at = from;
    let rest = value >>> 0;
    for (; rest >= 128; rest >>>= 7) this.bytes[at++] = (rest & 0x7f) | 0x80;
    this.bytes[at++] = rest;
    return at;
  }

  /** Lays each signal's segments end to end, and is empty again; the bytes hold until it is called again. */
  take(): Chains {
    const signals = this.touched.slice(0, this.count).sort();
    const at = new Uint32Array(this.count + 1);
    const last = new Uint32Array(this.count);
    if (this.laid.length < this.end) this.laid = new Uint8Array(this.end);
    const bytes = this.laid;
    let end = 0;
    for (let i = 0; i < signals.length; i++) {
      const signal = signals[i]!;
      at[i] = end;
      this.closeSegment(signal);
      for (let from = this.head[signal]!; from !== 0; from = this.words[from >>> 2]!) {
        const used = this.words[(from >>> 2) + 1]!;
        bytes.set(this.bytes.subarray(from + segmentHead, from + segmentHead + used), end);
        end += used;
      }
      const state = signal * slots;
      last[i] = end - at[i]! - (this.state[state + write]! - this.state[state + lastAt]!);
      this.forget(signal);
    }
    at[signals.length] = end;
    this.count = 0;
    this.end = segmentHead;
    return { bytes: bytes.subarray(0, end), signals, at, last };
  }

  private forget(signal: number): void {
    this.state.fill(0, signal * slots, (signal + 1) * slots);
    this.head[signal] = 0;
    this.segment[signal] = 0;
  }
}

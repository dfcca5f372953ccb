import { otherStates } from '../fst/chain.ts';

const encoder = new TextEncoder();

/** Collects one signal's changes in the record format of FST chains: as small as they are, and read by the same code. */
export class ChainWriter {
  private bytes = new Uint8Array(16);
  private length = 0;
  private lastTick = 0;

  /** One bit; a state that has no code is written as unknown. */
  bit(tick: number, state: string): void {
    const delta = this.delta(tick);
    if (state === '0' || state === '1') this.varint(delta * 4 + (state === '1' ? 2 : 0));
    else this.varint(delta * 16 + Math.max(0, otherStates.indexOf(state)) * 2 + 1);
  }

  /** Several bits, one character each, already as wide as the signal. */
  bits(tick: number, states: string): void {
    const delta = this.delta(tick);
    if (/[^01]/.test(states)) {
      this.varint(delta * 2 + 1);
      this.append(encoder.encode(states));
      return;
    }
    this.varint(delta * 2);
    const packed = new Uint8Array(Math.ceil(states.length / 8));
    for (let at = 0; at < states.length; at += 8) {
      packed[at / 8] = parseInt(states.slice(at, at + 8).padEnd(8, '0'), 2);
    }
    this.append(packed);
  }

  /** A real, in little-endian order. */
  real(tick: number, value: number): void {
    this.varint(this.delta(tick) * 2);
    const packed = new Uint8Array(8);
    new DataView(packed.buffer).setFloat64(0, value, true);
    this.append(packed);
  }

  text(tick: number, value: string): void {
    this.varint(this.delta(tick) * 2);
    const packed = encoder.encode(value);
    this.varint(packed.length);
    this.append(packed);
  }

  private delta(tick: number): number {
    const delta = tick - this.lastTick;
    this.lastTick = tick;
    return delta;
  }

  private varint(value: number): void {
    this.reserve(10);
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.bytes[this.length++] = (rest % 128) + 128;
    this.bytes[this.length++] = rest;
  }

  private append(data: Uint8Array): void {
    this.reserve(data.length);
    this.bytes.set(data, this.length);
    this.length += data.length;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    larger.set(this.bytes);
    this.bytes = larger;
  }

  finish(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

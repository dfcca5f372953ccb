import type { ByteReader } from '../byteReader.ts';
import { Coding } from './ghwSignals.ts';
import { say } from '../wording/sentences.ts';

/** The present value of every scalar: eight bytes each, an integer's low and high half or a float. */
export class ScalarValues {
  private readonly halves: Int32Array;
  private readonly floats: Float64Array;
  private readonly codings: Uint8Array;
  private readonly littleEndian: boolean;

  constructor(codings: Uint8Array, littleEndian: boolean) {
    this.floats = new Float64Array(codings.length);
    this.halves = new Int32Array(this.floats.buffer);
    this.codings = codings;
    this.littleEndian = littleEndian;
  }

  /** Highest scalar number; numbers count from 1. */
  get last(): number {
    return this.codings.length - 1;
  }

  read(reader: ByteReader, scalar: number): void {
    const coding = this.codings[scalar];
    if (coding === Coding.byte) this.halves[2 * scalar] = reader.u8();
    else if (coding === Coding.leb) this.readLeb(reader, 2 * scalar);
    else if (coding === Coding.float) this.floats[scalar] = reader.f64(this.littleEndian);
  }

  /** Signed LEB128 of up to 64 bits, kept in two halves. */
  private readLeb(reader: ByteReader, at: number): void {
    let low = 0;
    let high = 0;
    let shift = 0;
    let byte: number;
    do {
      if (shift > 63) reader.fail(say('WAVE-DAMAGE/digits', {}));
      byte = reader.u8();
      const digits = byte & 0x7f;
      if (shift < 32) low |= digits << shift;
      if (shift > 31) high |= digits << (shift - 32);
      else if (shift > 25) high |= digits >>> (32 - shift);
      shift += 7;
    } while (byte >= 0x80);
    if (byte & 0x40) {
      if (shift < 32) low |= -1 << shift;
      if (shift < 64) high |= shift < 32 ? -1 : -1 << (shift - 32);
    }
    this.halves[at] = low;
    this.halves[at + 1] = high;
  }

  /** Position of a literal. */
  position(scalar: number): number {
    return this.halves[2 * scalar]!;
  }

  float(scalar: number): number {
    return this.floats[scalar]!;
  }

  /** Bit `index` of an integer, counted from 0 at its right end. */
  bit(scalar: number, index: number): number {
    return (this.halves[2 * scalar + (index >> 5)]! >>> (index & 31)) & 1;
  }
}

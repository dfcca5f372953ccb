import type { Worded } from '@netloom/model';
import { EndsEarly, WaveError } from './waveError.ts';
import type { DumpPart } from './wording/sentences.ts';
import { say } from './wording/sentences.ts';

/** Walks over bytes in memory; every step past the end is a WaveError that names `part`. */
export class ByteReader {
  readonly bytes: Uint8Array;
  readonly part: DumpPart;
  pos: number;
  private readonly view: DataView;

  constructor(bytes: Uint8Array, part: DumpPart, pos = 0) {
    this.bytes = bytes;
    this.part = part;
    this.pos = pos;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.bytes.length - this.pos;
  }

  fail(reason: Worded): never {
    throw new WaveError(reason, this.part, this.pos);
  }

  private advance(length: number): number {
    const at = this.pos;
    if (length < 0) this.fail(say('WAVE-DAMAGE/negative', { length }));
    if (length > this.bytes.length - at) {
      throw new EndsEarly(say('WAVE-DAMAGE/early', { length }), this.part, at);
    }
    this.pos = at + length;
    return at;
  }

  u8(): number {
    return this.pos < this.bytes.length ? this.bytes[this.pos++]! : this.bytes[this.advance(1)]!;
  }

  skip(length: number): void {
    this.advance(length);
  }

  take(length: number): Uint8Array {
    const at = this.advance(length);
    return this.bytes.subarray(at, at + length);
  }

  /** 64-bit big-endian unsigned integer; above 2^53 - 1 it is refused. */
  u64(): number {
    return this.safe(this.view.getBigUint64(this.advance(8)));
  }

  i64(littleEndian = false): number {
    return this.safe(this.view.getBigInt64(this.advance(8), littleEndian));
  }

  i32(littleEndian: boolean): number {
    return this.view.getInt32(this.advance(4), littleEndian);
  }

  f64(littleEndian: boolean): number {
    return this.view.getFloat64(this.advance(8), littleEndian);
  }

  private safe(value: bigint): number {
    const number = Number(value);
    return Number.isSafeInteger(number)
      ? number
      : this.fail(say('WAVE-DAMAGE/number', { value: String(value) }));
  }

  /** Unsigned LEB128. */
  varint(): number {
    const first = this.u8();
    return first < 0x80 ? first : this.longVarint(first & 0x7f);
  }

  private longVarint(low: number): number {
    let value = low;
    for (let scale = 128; ; scale *= 128) {
      const byte = this.u8();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) break;
      if (scale > 2 ** 49) this.fail(say('WAVE-DAMAGE/digits', {}));
    }
    return value <= Number.MAX_SAFE_INTEGER ? value : this.fail(say('WAVE-DAMAGE/large', {}));
  }

  /** Passes over a LEB128 number of up to 64 bits. */
  skipVarint(): void {
    while (this.u8() >= 0x80);
  }

  /** Signed LEB128. */
  svarint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.u8();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return byte & 0x40 ? value - scale * 128 : value;
      if (scale > 2 ** 42) this.fail(say('WAVE-DAMAGE/digits', {}));
    }
  }

  /** Signed LEB128 of up to 64 bits. */
  svarint64(): bigint {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = this.u8();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asIntN(64, byte & 0x40 ? value - (128n << shift) : value);
      if (shift > 56n) this.fail(say('WAVE-DAMAGE/digits', {}));
    }
  }

  /** Bytes up to the next NUL, which is passed over. */
  cstring(): Uint8Array {
    const from = this.pos;
    return this.bytes.subarray(from, this.skipCstring());
  }

  /** Passes over bytes up to the next NUL and over it; gives where it is. */
  skipCstring(): number {
    const { bytes } = this;
    // Names are short: a loop finds their end sooner than the platform's search.
    let at = this.pos;
    while (at < bytes.length && bytes[at] !== 0) at += 1;
    if (at === bytes.length) throw new EndsEarly(say('WAVE-DAMAGE/name', {}), this.part, this.pos);
    this.pos = at + 1;
    return at;
  }
}

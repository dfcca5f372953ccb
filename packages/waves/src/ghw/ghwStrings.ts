import type { ByteReader } from '../byteReader.ts';
import { say } from '../wording/sentences.ts';

const latin1 = new TextDecoder('latin1');

/** A byte that is no character of a string but says how much of it the next one repeats. */
function isLength(byte: number): boolean {
  return byte < 32 || (byte >= 128 && byte < 160);
}

/** Strings in order, each written without what it shares with the one before; number 0 is none. */
export function readStrings(reader: ByteReader, littleEndian: boolean): string[] {
  reader.skip(4);
  const count = reader.i32(littleEndian);
  reader.skip(4);
  const strings = [''];
  let shared = 0;
  for (let i = 0; i < count; i++) {
    const from = reader.pos;
    let byte = reader.u8();
    while (!isLength(byte)) byte = reader.u8();
    const before = strings[i]!;
    if (shared > before.length) reader.fail(say('WAVE-DAMAGE/repeats', { string: i + 1 }));
    strings.push(before.slice(0, shared) + latin1.decode(reader.bytes.subarray(from, reader.pos - 1)));
    shared = sharedLength(reader, byte);
  }
  return strings;
}

/** Five bits a byte, least significant first; the top bit says that more follow. */
function sharedLength(reader: ByteReader, first: number): number {
  let byte = first;
  let length = byte & 31;
  for (let shift = 5; byte >= 128; shift += 5) {
    if (shift > 25) reader.fail(say('WAVE-DAMAGE/lengthDigits', {}));
    byte = reader.u8();
    length |= (byte & 31) << shift;
  }
  return length;
}

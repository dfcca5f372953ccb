import { ByteReader } from '../byteReader.ts';
import { say } from '../wording/sentences.ts';

const headerLength = 321;
const writerLength = 128;
const dateLength = 119;

export interface FstHeader {
  start: number;
  end: number;
  /** Byte order of the writer's floating-point numbers. */
  littleEndian: boolean;
  handles: number;
  /** Value blocks of a closed dump. */
  sections: number;
  timescale: number;
  writer: string;
  date: string;
  timeZero: number;
}

function text(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)).trim();
}

/** Reads the header block; all counts are zero while the writer is still at work. */
export function readHeader(bytes: Uint8Array): FstHeader {
  const reader = new ByteReader(bytes, 'header');
  if (bytes.length < headerLength)
    reader.fail(say('WAVE-DAMAGE/headLength', { length: bytes.length, expected: headerLength }));
  const start = reader.u64();
  const end = reader.u64();
  const littleEndian = isEuler(reader, true);
  if (!littleEndian && !isEuler(reader, false)) reader.fail(say('WAVE-DAMAGE/byteOrderMark', {}));
  reader.take(8);
  reader.take(8 + 8 + 8); // writer's memory, scopes, variables: none is needed to read
  const handles = reader.u64();
  const sections = reader.u64();
  const timescale = (reader.u8() << 24) >> 24;
  const writer = text(reader.take(writerLength));
  const date = text(reader.take(dateLength));
  reader.u8();
  return { start, end, littleEndian, handles, sections, timescale, writer, date, timeZero: reader.i64() };
}

function isEuler(reader: ByteReader, littleEndian: boolean): boolean {
  return new ByteReader(reader.bytes, reader.part, reader.pos).f64(littleEndian) === Math.E;
}

import { ByteReader } from '../byteReader.ts';
import type { ValueKind } from '../waveTypes.ts';
import { zlibOrRaw } from './unpack.ts';

/** Form of each signal's values, and where they lie in a frame. */
export interface Geometry {
  signals: number;
  kinds: ValueKind[];
  /** Bytes a value takes in a frame: bits, 8 for a real, 0 for a string. */
  lengths: Uint32Array;
  /** Start of each signal's bytes in a frame. */
  frameAt: Float64Array;
  frameLength: number;
}

const realMark = 0;
const textMark = 0xffffffff;
const widestVector = 1 << 24;

/** `marks` as the file has them: 0 real, 0xFFFFFFFF string, else bits. */
export function geometryOf(marks: number[]): Geometry {
  const lengths = Uint32Array.from(marks, (m) => (m === realMark ? 8 : m === textMark ? 0 : m));
  const frameAt = new Float64Array(marks.length);
  let frameLength = 0;
  lengths.forEach((length, signal) => {
    frameAt[signal] = frameLength;
    frameLength += length;
  });
  const kinds = marks.map((m): ValueKind => (m === realMark ? 'real' : m === textMark ? 'text' : 'bits'));
  return { signals: marks.length, kinds, lengths, frameAt, frameLength };
}

export function readGeometry(bytes: Uint8Array): Geometry {
  const head = new ByteReader(bytes, 'geometry');
  const length = head.u64();
  const signals = head.u64();
  if (signals > length) head.fail(`${signals} signals do not fit in ${length} bytes`);
  const reader = new ByteReader(zlibOrRaw(head.take(head.left), length, 'geometry'), 'geometry');
  const marks: number[] = [];
  for (let signal = 0; signal < signals; signal++) {
    const mark = reader.varint();
    if (mark > widestVector && mark !== textMark) reader.fail(`signal ${signal} has ${mark} bits`);
    marks.push(mark);
  }
  return geometryOf(marks);
}

export { realMark, textMark };

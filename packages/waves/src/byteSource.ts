import { WaveError } from './waveError.ts';
import type { DumpPart } from './wording/sentences.ts';
import { say } from './wording/sentences.ts';

/** Random access to a file's bytes: a buffer, an open file, HTTP ranges. */
export interface ByteSource {
  /** Bytes. */
  readonly size: number;
  /** Exactly `length` bytes from `offset`; callers stay inside `size`. */
  read(offset: number, length: number): Promise<Uint8Array>;
  /** Looks how long the file is now, of one that may grow; 0 when it was replaced by another. `size` follows. */
  refresh?(): Promise<number>;
}

export function bufferSource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
  };
}

/** Reads a range and refuses one that leaves the file or comes back short. */
export async function readExactly(
  source: ByteSource,
  offset: number,
  length: number,
  part: DumpPart,
): Promise<Uint8Array> {
  if (length < 0 || offset < 0 || offset + length > source.size) {
    throw new WaveError(say('WAVE-DUMP/short', { length, size: source.size }), part, offset);
  }
  const bytes = await source.read(offset, length);
  if (bytes.length !== length) throw new WaveError(say('WAVE-DUMP/shorter', {}), part, offset);
  return bytes;
}

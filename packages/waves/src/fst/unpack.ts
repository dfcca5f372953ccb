import { gunzipSync, unzlibSync } from 'fflate';
import { ByteReader } from '../byteReader.ts';
import { adler32, crc32 } from '../checksum.ts';
import { WaveError } from '../waveError.ts';
import { fastlzBlock } from './fastlz.ts';
import { lz4Block } from './lz4.ts';
import type { DumpPart } from '../wording/sentences.ts';
import { say } from '../wording/sentences.ts';

/** No part of a dump may unpack to more than this: larger lengths are taken for damage. */
const largest = 1 << 29;
/** Most bytes that one packed byte can stand for. */
const deflateRatio = 1032;
const lzRatio = 264;

function checkLength(packed: number, unpacked: number, ratio: number, part: DumpPart): void {
  if (unpacked > largest || unpacked > packed * ratio) {
    throw new WaveError(say('WAVE-DAMAGE/ratio', { packed, unpacked }), part);
  }
}

/**
 * Unpacks a zlib or gzip stream to at most `length` bytes; throws when it is broken or longer.
 * fflate's unless the platform's own is given, which is faster from the first call on.
 */
export type Inflate = (data: Uint8Array, length: number, format: 'zlib' | 'gzip') => Uint8Array;

/** fflate does not look at checksums. */
const inflateHere: Inflate = (data, length, format) => {
  const gzip = format === 'gzip';
  const result = (gzip ? gunzipSync : unzlibSync)(data, { out: new Uint8Array(length) });
  const tail = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const right = gzip
    ? crc32(result) === tail.getUint32(data.length - 8, true)
    : adler32(result) === tail.getUint32(data.length - 4);
  if (!right) throw new Error('wrong checksum');
  return result;
};

function inflateExactly(
  inflate: Inflate,
  data: Uint8Array,
  length: number,
  format: 'zlib' | 'gzip',
  part: DumpPart,
): Uint8Array {
  checkLength(data.length, length, deflateRatio, part);
  let result: Uint8Array;
  try {
    result = inflate(data, length, format);
  } catch (error) {
    throw new WaveError(say('WAVE-DAMAGE/deflate', { detail: (error as Error).message }), part);
  }
  if (result.length !== length) {
    throw new WaveError(say('WAVE-DAMAGE/unpacks', { size: result.length, length }), part);
  }
  return result;
}

export function gunzip(data: Uint8Array, length: number, part: DumpPart, inflate = inflateHere): Uint8Array {
  return inflateExactly(inflate, data, length, 'gzip', part);
}

export function unzlib(data: Uint8Array, length: number, part: DumpPart, inflate = inflateHere): Uint8Array {
  return inflateExactly(inflate, data, length, 'zlib', part);
}

/** FST stores a part raw when packing did not make it shorter. */
export function zlibOrRaw(data: Uint8Array, length: number, part: DumpPart, inflate?: Inflate): Uint8Array {
  return data.length === length ? data : unzlib(data, length, part, inflate);
}

export function unlz4(data: Uint8Array, length: number, part: DumpPart): Uint8Array {
  checkLength(data.length, length, lzRatio, part);
  return lz4Block(data, length, part);
}

export function unfastlz(data: Uint8Array, length: number, part: DumpPart): Uint8Array {
  checkLength(data.length, length, lzRatio, part);
  return fastlzBlock(data, length, part);
}

const packLz4 = '4'.charCodeAt(0);
const packFastlz = 'F'.charCodeAt(0);

/** A chain's payload: a varint length (0: stored raw) and the records, packed as the block's pack byte says. */
export function unpackChain(bytes: Uint8Array, pack: number, inflate?: Inflate): Uint8Array {
  const reader = new ByteReader(bytes, 'chain');
  const length = reader.varint();
  const data = reader.take(reader.left);
  if (length === 0) return data;
  if (pack === packLz4) return unlz4(data, length, 'chain');
  return pack === packFastlz ? unfastlz(data, length, 'chain') : unzlib(data, length, 'chain', inflate);
}

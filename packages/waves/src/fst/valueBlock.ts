import { ByteReader } from '../byteReader.ts';
import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import { WaveError } from '../waveError.ts';
import type { Block } from './blocks.ts';
import type { ChainIndex } from './chainIndex.ts';
import { readChainIndex } from './chainIndex.ts';
import type { Inflate } from './unpack.ts';
import { zlibOrRaw } from './unpack.ts';
import { say } from '../wording/sentences.ts';

const part = 'value block';
/** Begin, end, and the memory a reader needs, before the frame; lengths of the time table at the end. */
const headLength = 24;
const tailLength = 24;

/** What a value block's head says; read for every block when a dump is opened. */
export interface ValueBlockSpan {
  block: Block;
  begin: number;
  end: number;
}

/** Bytes of the file that unpack to more. */
interface Packed {
  at: number;
  packed: number;
  unpacked: number;
}

/** Where the parts of a value block lie, and its index; frame and times are read when they are needed. */
export interface ValueBlock {
  /** Start values, one after another as the geometry says. */
  frame: Packed;
  /** Signals the frame holds; those declared after it was written start unknown. */
  frameSignals: number;
  times: Packed & { count: number; begin: number; end: number };
  index: ChainIndex;
  pack: number;
  /** File offset of the pack byte, from which chains count. */
  packAt: number;
}

export async function readSpan(source: ByteSource, block: Block): Promise<ValueBlockSpan> {
  if (block.length < headLength + tailLength)
    throw new WaveError(say('WAVE-DAMAGE/short', {}), part, block.offset);
  const reader = new ByteReader(await readExactly(source, block.offset, 16, part), part);
  const begin = reader.u64();
  const end = reader.u64();
  if (end < begin) throw new WaveError(say('WAVE-DAMAGE/endsBefore', { end, begin }), part, block.offset);
  return { block, begin, end };
}

/** The time table ends the block: its lengths come last. */
async function findTimes(source: ByteSource, { block, begin, end }: ValueBlockSpan) {
  const blockEnd = block.offset + block.length;
  const bytes = await readExactly(source, blockEnd - tailLength, tailLength, 'time table');
  const tail = new ByteReader(bytes, 'time table');
  const unpacked = tail.u64();
  const packed = tail.u64();
  const count = tail.u64();
  const at = blockEnd - tailLength - packed;
  if (at - 8 < block.offset + headLength) tail.fail(say('WAVE-DAMAGE/long', {}));
  if (count > unpacked) tail.fail(say('WAVE-DAMAGE/timesFit', { count, length: unpacked }));
  return { at, packed, unpacked, count, begin, end };
}

async function findFrame(source: ByteSource, block: Block) {
  const headAt = block.offset + headLength;
  const length = Math.min(30, block.length - headLength);
  const head = new ByteReader(await readExactly(source, headAt, length, 'frame'), 'frame');
  const unpacked = head.varint();
  const packed = head.varint();
  const frameSignals = head.varint();
  const at = headAt + head.pos;
  if (packed > block.offset + block.length - at) head.fail(say('WAVE-DAMAGE/long', {}));
  return { frame: { at, packed, unpacked }, frameSignals };
}

export async function openValueBlock(source: ByteSource, span: ValueBlockSpan): Promise<ValueBlock> {
  const [times, { frame, frameSignals }] = await Promise.all([
    findTimes(source, span),
    findFrame(source, span.block),
  ]);
  const frameEnd = frame.at + frame.packed;
  const [headBytes, lengthBytes] = await Promise.all([
    readExactly(source, frameEnd, Math.min(11, times.at - frameEnd), 'chains'),
    readExactly(source, times.at - 8, 8, 'chain index'),
  ]);
  const head = new ByteReader(headBytes, 'chains');
  // Names that are still being written may know of fewer.
  const signals = head.varint();
  const packAt = frameEnd + head.pos;
  const pack = head.u8();
  const indexLength = new ByteReader(lengthBytes, 'chain index').u64();
  const indexAt = times.at - 8 - indexLength;
  if (indexAt <= packAt) throw new WaveError(say('WAVE-DAMAGE/long', {}), 'chain index', times.at - 8);
  const indexBytes = await readExactly(source, indexAt, indexLength, 'chain index');
  const index = readChainIndex(span.block.type, indexBytes, signals, indexAt - packAt);
  return { frame, frameSignals, times, index, pack, packAt };
}

/** Start values of all signals. */
export async function readFrame(
  source: ByteSource,
  { frame }: ValueBlock,
  inflate?: Inflate,
): Promise<Uint8Array> {
  const bytes = await readExactly(source, frame.at, frame.packed, 'frame');
  return zlibOrRaw(bytes, frame.unpacked, 'frame', inflate);
}

/** The times by tick; ascending. */
export async function readTimes(
  source: ByteSource,
  { times }: ValueBlock,
  inflate?: Inflate,
): Promise<Float64Array> {
  const { at, packed, unpacked, count, begin, end } = times;
  const name = 'time table';
  const bytes = zlibOrRaw(await readExactly(source, at, packed, name), unpacked, name, inflate);
  const table = new Float64Array(count);
  const place = fillTimes(bytes, table);
  const time = table.at(-1) ?? 0;
  if (place > bytes.length) throw new WaveError(say('WAVE-DAMAGE/ends', {}), name, at);
  if (!Number.isSafeInteger(time)) throw new WaveError(say('WAVE-DAMAGE/timeLarge', {}), name, at);
  if (count > 0 && table[0]! < begin)
    throw new WaveError(say('WAVE-DAMAGE/startsBefore', { time: table[0]! }), name, at);
  if (count > 0 && time > end) throw new WaveError(say('WAVE-DAMAGE/goesBeyond', { time }), name, at);
  return table;
}

/** Enters the sums of the steps, and gives where they end: beyond the bytes where these end early. */
function fillTimes(bytes: Uint8Array, table: Float64Array): number {
  let place = 0;
  let time = 0;
  for (let i = 0; i < table.length; i++) {
    let byte = bytes[place++]!;
    time += byte & 0x7f;
    for (let scale = 128; byte >= 0x80; scale *= 128) {
      byte = bytes[place++]!;
      time += (byte & 0x7f) * scale;
    }
    table[i] = time;
  }
  return place;
}

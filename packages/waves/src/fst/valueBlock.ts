import { ByteReader } from '../byteReader.ts';
import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import { WaveError } from '../waveError.ts';
import type { Block } from './blocks.ts';
import type { ChainIndex } from './chainIndex.ts';
import { readChainIndex } from './chainIndex.ts';
import { zlibOrRaw } from './unpack.ts';

const part = 'value block';

/** What a value block's head says; read for every block when a dump is opened. */
export interface ValueBlockSpan {
  block: Block;
  begin: number;
  end: number;
}

export async function readSpan(source: ByteSource, block: Block): Promise<ValueBlockSpan> {
  const reader = new ByteReader(await readExactly(source, block.offset, 16, part), part);
  const begin = reader.u64();
  const end = reader.u64();
  if (end < begin) throw new WaveError(`ends at ${end} before it begins at ${begin}`, part, block.offset);
  return { block, begin, end };
}

/** A value block opened for reading: everything but the chains themselves. */
export interface ValueBlock {
  /** Start values, one after another as the geometry says. */
  frame: Uint8Array;
  /** Signals the frame holds; those declared after it was written start unknown. */
  frameSignals: number;
  times: Float64Array;
  index: ChainIndex;
  pack: number;
  /** File offset of the pack byte, from which chains count. */
  packAt: number;
}

/** Reads the time table, which ends the block: lengths come last. */
async function readTimes(source: ByteSource, { block, begin }: ValueBlockSpan) {
  const blockEnd = block.offset + block.length;
  const tail = new ByteReader(await readExactly(source, blockEnd - 24, 24, 'time table'), 'time table');
  const unpacked = tail.u64();
  const packed = tail.u64();
  const count = tail.u64();
  const at = blockEnd - 24 - packed;
  if (at < block.offset) tail.fail('is longer than its block');
  if (count > unpacked) tail.fail(`${count} times do not fit in ${unpacked} bytes`);
  const bytes = zlibOrRaw(await readExactly(source, at, packed, 'time table'), unpacked, 'time table');
  const reader = new ByteReader(bytes, 'time table');
  const times = new Float64Array(count);
  let time = 0;
  for (let i = 0; i < count; i++) times[i] = time += reader.varint();
  if (count > 0 && times[0]! < begin) reader.fail(`starts at ${times[0]}, before its block`);
  return { times, at };
}

async function readFrame(source: ByteSource, block: Block) {
  const headAt = block.offset + 24;
  const headLength = Math.min(30, block.length - 24);
  const head = new ByteReader(await readExactly(source, headAt, headLength, 'frame'), 'frame');
  const unpacked = head.varint();
  const packed = head.varint();
  const frameSignals = head.varint();
  const at = headAt + head.pos;
  if (packed > block.offset + block.length - at) head.fail('is longer than its block');
  const frame = zlibOrRaw(await readExactly(source, at, packed, 'frame'), unpacked, 'frame');
  return { frame, frameSignals, end: at + packed };
}

export async function openValueBlock(
  source: ByteSource,
  span: ValueBlockSpan,
  signals: number,
): Promise<ValueBlock> {
  const { block } = span;
  if (block.length < 24 + 24) throw new WaveError('is too short', part, block.offset);
  const { times, at: timesAt } = await readTimes(source, span);
  const { frame, frameSignals, end: frameEnd } = await readFrame(source, block);
  const headLength = Math.min(11, timesAt - frameEnd);
  const head = new ByteReader(await readExactly(source, frameEnd, headLength, 'chains'), 'chains');
  head.varint();
  const packAt = frameEnd + head.pos;
  const pack = head.u8();
  const lengthBytes = await readExactly(source, timesAt - 8, 8, 'chain index');
  const indexLength = new ByteReader(lengthBytes, 'chain index').u64();
  const indexAt = timesAt - 8 - indexLength;
  if (indexAt <= packAt) throw new WaveError('is longer than its block', 'chain index', timesAt - 8);
  const indexBytes = await readExactly(source, indexAt, indexLength, 'chain index');
  const index = readChainIndex(block.type, indexBytes, signals, indexAt - packAt);
  return { frame, frameSignals, times, index, pack, packAt };
}

export function valueBlockBytes(block: ValueBlock): number {
  return block.frame.length + block.times.byteLength + 2 * block.index.start.byteLength;
}

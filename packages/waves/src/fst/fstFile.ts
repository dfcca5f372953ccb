import type { ByteSource } from '../byteSource.ts';
import { bufferSource, readExactly } from '../byteSource.ts';
import { ByteReader } from '../byteReader.ts';
import { Wave } from '../wave.ts';
import { WaveError } from '../waveError.ts';
import type { WaveFile, WaveInfo } from '../waveTypes.ts';
import { readBlackouts } from './blackout.ts';
import type { Block } from './blocks.ts';
import { BlockType, listBlocks } from './blocks.ts';
import { FstStore } from './fstStore.ts';
import { Geometry, readMarks } from './geometry.ts';
import type { FstHeader } from './header.ts';
import { readHeader } from './header.ts';
import type { FstHierarchy } from './hierarchyBlock.ts';
import { readHierarchy, unpackHierarchy } from './hierarchyBlock.ts';
import { gunzip } from './unpack.ts';
import type { ValueBlockSpan } from './valueBlock.ts';
import { readSpan } from './valueBlock.ts';

const valueTypes = new Set<number>([BlockType.values, BlockType.valuesAlias, BlockType.valuesAlias2]);
const hierarchyTypes = new Set<number>([
  BlockType.hierarchy,
  BlockType.hierarchyLz4,
  BlockType.hierarchyLz4Duo,
]);

/**
 * Opens an FST dump.
 * @param companion the `<name>.hier` file that a writer keeps beside an unfinished dump
 */
export async function openFst(source: ByteSource, companion?: ByteSource): Promise<WaveFile> {
  const { blocks, message } = await listBlocks(source);
  const first = blocks[0];
  if (first?.type === BlockType.wrapper) return openFst(await unwrap(source, first), companion);
  if (first?.type !== BlockType.header)
    throw new WaveError(message || 'the file does not begin with it', 'header');
  const header = readHeader(await contents(source, first, 'header'));
  const names = await hierarchyOf(source, blocks, companion);
  const geometryBlock = blocks.find((block) => block.type === BlockType.geometry);
  const marks = geometryBlock ? readMarks(await contents(source, geometryBlock, 'geometry')) : names.marks;
  const geometry = new Geometry(marks, names.special, header.littleEndian);
  const spans = await spansOf(source, blocks);
  const info = await infoOf(source, blocks, header, names, spans, message);
  const store = new FstStore({ source, spans, geometry });
  return new Wave({ info: () => info, hierarchy: names.hierarchy, store });
}

function contents(source: ByteSource, block: Block, part: string): Promise<Uint8Array> {
  return readExactly(source, block.offset, block.length, part);
}

/** A whole dump packed with gzip has no random access: it is unpacked into memory. */
async function unwrap(source: ByteSource, block: Block): Promise<ByteSource> {
  const reader = new ByteReader(await contents(source, block, 'wrapper'), 'wrapper');
  const length = reader.u64();
  const inner = gunzip(reader.take(reader.left), length, 'wrapper');
  if (inner[0] === BlockType.wrapper) reader.fail('is wrapped twice');
  return bufferSource(inner);
}

async function hierarchyOf(
  source: ByteSource,
  blocks: Block[],
  companion?: ByteSource,
): Promise<FstHierarchy> {
  const block = blocks.find(({ type }) => hierarchyTypes.has(type));
  if (block) return readHierarchy(unpackHierarchy(block.type, await contents(source, block, 'hierarchy')));
  if (companion) return readHierarchy(await readExactly(companion, 0, companion.size, '.hier file'), true);
  throw new WaveError(
    'is missing: the dump is unfinished or cut, and no .hier file lies beside it',
    'hierarchy',
  );
}

async function spansOf(source: ByteSource, blocks: Block[]): Promise<ValueBlockSpan[]> {
  const spans: ValueBlockSpan[] = [];
  for (const block of blocks) {
    if (valueTypes.has(block.type)) spans.push(await readSpan(source, block));
  }
  return spans.sort((a, b) => a.begin - b.begin);
}

async function infoOf(
  source: ByteSource,
  blocks: Block[],
  header: FstHeader,
  { hierarchy }: FstHierarchy,
  spans: ValueBlockSpan[],
  message: string,
): Promise<WaveInfo> {
  const end = Math.max(header.end, ...spans.map((span) => span.end));
  const blackout = blocks.find((block) => block.type === BlockType.blackout);
  const closed = blocks.some((block) => block.type === BlockType.geometry);
  return {
    timescale: header.timescale,
    start: closed ? header.start : (spans[0]?.begin ?? 0),
    end,
    timeZero: header.timeZero,
    writer: header.writer,
    date: header.date,
    complete: closed && message === '',
    message: closed || message ? message : 'the writer has not finished the file',
    indexed: 1,
    growing: false,
    scopes: hierarchy.scopes,
    variables: hierarchy.variables,
    blackouts: blackout ? readBlackouts(await contents(source, blackout, 'blackout'), end) : [],
  };
}

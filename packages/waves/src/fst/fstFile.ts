import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import type { Spool } from '../spool/spool.ts';
import { Wave } from '../wave.ts';
import { WaveError } from '../waveError.ts';
import type { Freshness, WaveFile } from '../waveTypes.ts';
import type { Block } from './blocks.ts';
import { BlockType, listBlocks } from './blocks.ts';
import { fstInfo } from './fstInfo.ts';
import { FstStore } from './fstStore.ts';
import { Geometry, readMarks } from './geometry.ts';
import { readHeader } from './header.ts';
import type { FstHierarchy } from './hierarchyBlock.ts';
import { readHierarchy, unpackHierarchy } from './hierarchyBlock.ts';
import type { ValueBlockSpan } from './valueBlock.ts';
import { readSpan } from './valueBlock.ts';
import type { Inflate } from './unpack.ts';
import { unwrap } from './wrapper.ts';
import type { DumpPart } from '../wording/sentences.ts';
import { say } from '../wording/sentences.ts';

const valueTypes = new Set<number>([BlockType.values, BlockType.valuesAlias, BlockType.valuesAlias2]);
const hierarchyTypes = new Set<number>([
  BlockType.hierarchy,
  BlockType.hierarchyLz4,
  BlockType.hierarchyLz4Duo,
]);

/**
 * Opens an FST dump.
 * @param spool where a dump that is packed as a whole is unpacked to
 * @param companion the `<name>.hier` file that a writer keeps beside an unfinished dump
 */
export async function openFst(
  source: ByteSource,
  spool: () => Spool,
  companion?: ByteSource,
  inflate?: Inflate,
): Promise<WaveFile> {
  const [type] = await readExactly(source, 0, 1, 'dump');
  if (type !== BlockType.wrapper) return openPlain(source, companion, inflate);
  const { blocks, reason } = await listBlocks(source, 0);
  const wrapper = blocks[0] ?? failed(reason);
  const inner = spool();
  try {
    return await openPlain(await unwrap(source, wrapper, inner), companion, inflate, () => inner.close());
  } catch (error) {
    await inner.close();
    throw error;
  }
}

function failed(reason = say('WAVE-DAMAGE/ends', {})): never {
  throw new WaveError(reason, 'wrapper', 0);
}

async function openPlain(
  source: ByteSource,
  companion?: ByteSource,
  inflate?: Inflate,
  close?: () => Promise<void>,
): Promise<WaveFile> {
  const list = await listBlocks(source, 0);
  const first = list.blocks[0];
  if (first?.type !== BlockType.header)
    throw new WaveError(list.reason ?? say('WAVE-DAMAGE/notFirst', {}), 'header', 0);
  const header = readHeader(await contents(source, first, 'header'));
  const names = await hierarchyOf(source, list.blocks, companion, inflate);
  const geometry = new Geometry(
    await marksOf(source, list.blocks, names, inflate),
    names.special,
    header.littleEndian,
  );
  const spans = await spansOf(source, list.blocks);
  let info = await fstInfo(source, list, header, names, spans);
  const store = new FstStore({ source, spans, geometry, inflate });

  /** A writer adds blocks at the end; when it closes the dump it writes the header anew. */
  const refresh = async (): Promise<Freshness> => {
    const { size } = source;
    const now = (await source.refresh?.()) ?? size;
    if (now < size || (now > size && names.partial)) return 'replaced';
    if (info.complete) return now === size ? 'same' : 'replaced';
    const more = await listBlocks(source, list.end);
    Object.assign(list, { blocks: [...list.blocks, ...more.blocks], reason: more.reason, end: more.end });
    store.add(await spansOf(source, more.blocks));
    info = await fstInfo(
      source,
      list,
      readHeader(await contents(source, first, 'header')),
      names,
      store.spans,
    );
    return more.blocks.length > 0 ? 'grown' : 'same';
  };
  return new Wave({ info: () => info, hierarchy: names.hierarchy, store, refresh, ...(close && { close }) });
}

function contents(source: ByteSource, block: Block, part: DumpPart): Promise<Uint8Array> {
  return readExactly(source, block.offset, block.length, part);
}

async function hierarchyOf(
  source: ByteSource,
  blocks: Block[],
  companion?: ByteSource,
  inflate?: Inflate,
): Promise<FstHierarchy> {
  const block = blocks.find(({ type }) => hierarchyTypes.has(type));
  if (block) {
    const packed = await contents(source, block, 'hierarchy');
    return readHierarchy(unpackHierarchy(block.type, packed, inflate));
  }
  if (companion) return readHierarchy(await readExactly(companion, 0, companion.size, 'hier'), true);
  throw new WaveError(say('WAVE-DAMAGE/namesMissing', { size: source.size }), 'hierarchy');
}

/** Forms of the signals; a dump that is not closed has them in its hierarchy alone. */
async function marksOf(
  source: ByteSource,
  blocks: Block[],
  names: FstHierarchy,
  inflate?: Inflate,
): Promise<Uint32Array> {
  const block = blocks.find(({ type }) => type === BlockType.geometry);
  if (!block) return names.marks;
  const marks = readMarks(await contents(source, block, 'geometry'), inflate);
  if (marks.length < names.marks.length) {
    const reason = say('WAVE-DAMAGE/signalsDiffer', { signals: marks.length, declared: names.marks.length });
    throw new WaveError(reason, 'geometry', block.offset);
  }
  return marks;
}

async function spansOf(source: ByteSource, blocks: Block[]): Promise<ValueBlockSpan[]> {
  const values = blocks.filter(({ type }) => valueTypes.has(type));
  const spans = await Promise.all(values.map((block) => readSpan(source, block)));
  return spans.sort((a, b) => a.begin - b.begin);
}

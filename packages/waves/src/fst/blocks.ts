import type { Worded } from '@netloom/model';
import { ByteReader } from '../byteReader.ts';
import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import { say } from '../wording/sentences.ts';

export const BlockType = {
  header: 0,
  values: 1,
  blackout: 2,
  geometry: 3,
  hierarchy: 4,
  valuesAlias: 5,
  hierarchyLz4: 6,
  hierarchyLz4Duo: 7,
  valuesAlias2: 8,
  wrapper: 254,
  skip: 255,
} as const;

/** `offset` and `length` delimit what follows the length field. */
export interface Block {
  type: number;
  offset: number;
  length: number;
}

const knownTypes = new Set<number>(Object.values(BlockType));

export interface BlockList {
  blocks: Block[];
  /** Why the list ends before the file does: the writer was still at work, or the file was cut. */
  reason: Worded | undefined;
  /** Where in the file the list ends. */
  end: number;
}

/** Lists the blocks from `start` on without reading their contents. */
export async function listBlocks(source: ByteSource, start: number): Promise<BlockList> {
  const blocks: Block[] = [];
  let end = start;
  while (end < source.size) {
    if (end + 9 > source.size) return { blocks, reason: say('WAVE-DAMAGE/blockHead', { at: end }), end };
    const head = new ByteReader(await readExactly(source, end, 9, 'block head'), 'block head');
    const type = head.u8();
    if (!knownTypes.has(type))
      return { blocks, reason: say('WAVE-DAMAGE/blockType', { type, at: end }), end };
    const length = Number(new DataView(head.bytes.buffer, head.bytes.byteOffset).getBigUint64(1));
    if (length === 0) return { blocks, reason: say('WAVE-DAMAGE/blockOpen', { at: end }), end };
    if (length < 8 || end + 1 + length > source.size) {
      const reason = say('WAVE-DAMAGE/blockLong', { at: end, size: source.size });
      return { blocks, reason, end };
    }
    blocks.push({ type, offset: end + 9, length: length - 8 });
    end += 1 + length;
  }
  return { blocks, reason: undefined, end };
}

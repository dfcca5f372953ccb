import { ByteReader } from '../byteReader.ts';
import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';

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
  message: string;
  /** Where in the file the list ends. */
  end: number;
}

/** Lists the blocks from `start` on without reading their contents. */
export async function listBlocks(source: ByteSource, start: number): Promise<BlockList> {
  const blocks: Block[] = [];
  let end = start;
  while (end < source.size) {
    if (end + 9 > source.size) return { blocks, message: `cut inside a block's head at byte ${end}`, end };
    const head = new ByteReader(await readExactly(source, end, 9, 'block head'), 'block head');
    const type = head.u8();
    if (!knownTypes.has(type)) return { blocks, message: `unknown block type ${type} at byte ${end}`, end };
    const length = Number(new DataView(head.bytes.buffer, head.bytes.byteOffset).getBigUint64(1));
    if (length === 0) return { blocks, message: `unfinished block at byte ${end}`, end };
    if (length < 8 || end + 1 + length > source.size) {
      const message = `the block at byte ${end} reaches beyond the end of the file (byte ${source.size})`;
      return { blocks, message, end };
    }
    blocks.push({ type, offset: end + 9, length: length - 8 });
    end += 1 + length;
  }
  return { blocks, message: '', end };
}

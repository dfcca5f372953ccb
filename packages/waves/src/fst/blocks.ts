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

/**
 * Lists the blocks without reading their contents. `message` says why the list ends before the file does:
 * the writer was still at work, or the file was cut.
 */
export async function listBlocks(source: ByteSource): Promise<{ blocks: Block[]; message: string }> {
  const blocks: Block[] = [];
  let at = 0;
  while (at < source.size) {
    if (at + 9 > source.size) return { blocks, message: `cut inside a block's head at byte ${at}` };
    const head = new ByteReader(await readExactly(source, at, 9, 'block head'), 'block head');
    const type = head.u8();
    if (!knownTypes.has(type)) return { blocks, message: `unknown block type ${type} at byte ${at}` };
    const length = Number(new DataView(head.bytes.buffer, head.bytes.byteOffset).getBigUint64(1));
    if (length === 0) return { blocks, message: `unfinished block at byte ${at}` };
    if (length < 8 || at + 1 + length > source.size) {
      return { blocks, message: `the block at byte ${at} reaches beyond the end of the file` };
    }
    blocks.push({ type, offset: at + 9, length: length - 8 });
    at += 1 + length;
  }
  return { blocks, message: '' };
}

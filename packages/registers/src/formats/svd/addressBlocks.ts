import { eachInstance } from '../../elaborate/index.ts';
import type { ElaboratedMap } from '../../elaborate/index.ts';
import { hex } from '../../generate/text/hex.ts';
import type { XmlNode } from '@netloom/xml';
import { branch, leaf } from './element.ts';

/** Memories are blocks of usage `buffer`, what lies between them is one of `registers`. */
export function addressBlocks(map: ElaboratedMap): XmlNode[] {
  const memories: { start: bigint; end: bigint }[] = [];
  for (const { node, address } of eachInstance(map)) {
    if (node.kind === 'memory' && node.size > 0n) memories.push({ start: address, end: address + node.size });
  }
  memories.sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  const blocks: XmlNode[] = [];
  let end = 0n;
  const add = (start: bigint, until: bigint, usage: string) => {
    if (until <= start) return;
    blocks.push(
      branch('addressBlock', [
        leaf('offset', hex(start)),
        leaf('size', hex(until - start)),
        leaf('usage', usage),
      ]),
    );
  };
  for (const memory of memories) {
    add(end, memory.start, 'registers');
    add(memory.start, memory.end, 'buffer');
    end = memory.end;
  }
  add(end, map.size, 'registers');
  return blocks;
}

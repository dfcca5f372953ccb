import { checkBitsOf } from '@netloom/hdl';
import type { Memory } from './document/memory.ts';

/** How a word lies in the array: check bits included, in groups that one bit of the array's mask is for. */
export interface Geometry {
  addressBits: number;
  /** Bits of data, and of a stored word. */
  data: number;
  stored: number;
  /** Data bits and stored bits of a mask group, and how many groups there are. */
  dataGroup: number;
  storedGroup: number;
  groups: number;
  /** Whether the array writes single groups. */
  masked: boolean;
  /** Masked writes read the word, put the new bits in, and write it back with its check bits. */
  readModifyWrite: boolean;
}

export const bitsFor = (count: number) => Math.max(1, Math.ceil(Math.log2(count)));

export function geometryOf({ depth, width, maskBits, ecc }: Memory): Geometry {
  const group = maskBits ?? width;
  const common = { addressBits: bitsFor(depth), data: width, readModifyWrite: false };
  if (ecc === 'secded') {
    const stored = width + checkBitsOf(width);
    const whole = { dataGroup: width, storedGroup: stored, groups: 1, masked: false };
    return { ...common, ...whole, stored, readModifyWrite: maskBits !== undefined && maskBits < width };
  }
  const groups = Math.max(1, Math.floor(width / group));
  const storedGroup = group + (ecc === 'parity' ? 1 : 0);
  return {
    ...common,
    stored: groups * storedGroup,
    dataGroup: group,
    storedGroup,
    groups,
    masked: groups > 1,
  };
}

/** The same with spare columns: bits that the array has above those of the word. */
export function physicalOf(memory: Memory): Geometry {
  const geometry = geometryOf(memory);
  const columns = memory.repair?.columns ?? 0;
  if (columns === 0 || geometry.masked) return geometry;
  return { ...geometry, stored: geometry.stored + columns, storedGroup: geometry.stored + columns };
}

import type { ElaboratedMap, ElaboratedMemory, ElaboratedNode, ElaboratedRegister } from '@netloom/registers';

/** A register or a word of a memory, found by its address. */
export interface FoundRegister {
  node: ElaboratedRegister | ElaboratedMemory;
  /** Path with the indices of copies: "channel[2].CTRL". */
  path: string;
  /** Index of the copy in each dimension, groups first. */
  indices: number[];
  /** Bytes from the start of the map to the start of the register, or of the memory's word. */
  offset: bigint;
  /** Byte in the register or word. */
  byte: number;
  /** Of a memory: index of the word. */
  word?: bigint;
}

/** What stands at `offset` bytes from the start of a map: nothing in a gap, two registers where they share an address. */
export function registersAt(map: ElaboratedMap, offset: bigint): FoundRegister[] {
  return descend(map.children, offset, { path: '', indices: [], start: 0n });
}

interface Way {
  path: string;
  indices: number[];
  start: bigint;
}

function descend(nodes: readonly ElaboratedNode[], offset: bigint, way: Way): FoundRegister[] {
  return nodes.flatMap((node) => {
    const inside = offset - node.offset;
    if (inside < 0n || inside >= node.span) return [];
    const copy = node.stride > 0n ? inside / node.stride : 0n;
    const within = inside - copy * node.stride;
    return within < node.size ? inCopy(node, copy, within, way) : [];
  });
}

function inCopy(node: ElaboratedNode, copy: bigint, within: bigint, way: Way): FoundRegister[] {
  const own = indicesOf(Number(copy), node.dimensions);
  const path = way.path + node.name + own.map((index) => `[${index}]`).join('');
  const start = way.start + node.offset + copy * node.stride;
  const indices = [...way.indices, ...own];
  if (node.kind === 'group') return descend(node.children, within, { path: `${path}.`, indices, start });
  if (node.kind === 'register') return [{ node, path, indices, offset: start, byte: Number(within) }];
  const bytes = BigInt(node.width / 8);
  const word = within / bytes;
  return [{ node, path, indices, offset: start + word * bytes, byte: Number(within % bytes), word }];
}

/** Index of a copy in each dimension, the last one fastest. */
function indicesOf(copy: number, dimensions: readonly number[]): number[] {
  const indices: number[] = [];
  let rest = copy;
  for (const dimension of dimensions.toReversed()) {
    indices.unshift(rest % dimension);
    rest = Math.floor(rest / dimension);
  }
  return indices;
}

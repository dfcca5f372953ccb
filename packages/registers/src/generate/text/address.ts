import type { ElaboratedNode } from '../../elaborate/index.ts';
import { hex } from './hex.ts';

const INDICES = 'ijklmnopqrstuvwxyz';

/** Where the copies of a node stand. */
export interface Address {
  /** Bytes from the start of the map to the first copy. */
  base: bigint;
  /** Arrays around and of the node, outermost first; the stride of each dimension in bytes. */
  steps: { index: string; count: number; stride: bigint }[];
}

export function addressOf(node: ElaboratedNode, outer: Address | undefined): Address {
  const steps = [...(outer?.steps ?? [])];
  node.dimensions.forEach((count, depth) => {
    const inner = node.dimensions.slice(depth + 1).reduce((product, each) => product * each, 1);
    const index = INDICES[steps.length] ?? `n${steps.length}`;
    steps.push({ index, count, stride: node.stride * BigInt(inner) });
  });
  return { base: (outer?.base ?? 0n) + node.offset, steps };
}

/** "0x104 + 0x40·i". */
export function addressText({ base, steps }: Address, bits: number): string {
  return [hex(base, bits), ...steps.map(({ index, stride }) => `${hex(stride)}·${index}`)].join(' + ');
}

/** "i = 0…3, j = 0…1"; empty without arrays. */
export function indexText({ steps }: Address): string {
  return steps.map(({ index, count }) => `${index} = 0…${count - 1}`).join(', ');
}

import { copiesOf } from '../../../elaborate/index.ts';
import type { ElaboratedMemory, ElaboratedNode, ElaboratedRegister } from '../../../elaborate/index.ts';
import { freeName } from '../../identifier.ts';

/** A register, an array of registers with a word each, or a memory, at its byte address in the map. */
export interface Entry {
  node: ElaboratedRegister | ElaboratedMemory;
  name: string;
  address: bigint;
  /** True for all copies of a one-dimensional array of whole words. */
  isArray: boolean;
}

/** The map without groups, by address: names of groups and indices stand before those of their registers. */
export function flatten(nodes: readonly ElaboratedNode[], dataWidth: number): Entry[] {
  const entries: Entry[] = [];
  const names = new Set<string>();
  const visit = (children: readonly ElaboratedNode[], base: bigint, prefix: string) => {
    for (const node of children) {
      if (node.kind === 'register' && isWordArray(node, dataWidth)) {
        const name = freeName(prefix + node.name, names);
        entries.push({ node, name, address: base + node.offset, isArray: true });
        continue;
      }
      for (const { address, index } of copiesOf(node)) {
        const name = prefix + node.name + index.replaceAll('[', '_').replaceAll(']', '');
        if (node.kind === 'group') visit(node.children, base + address, `${name}_`);
        else entries.push({ node, name: freeName(name, names), address: base + address, isArray: false });
      }
    }
  };
  visit(nodes, 0n, '');
  return entries.sort((a, b) => (a.address < b.address ? -1 : Number(a.address > b.address)));
}

function isWordArray({ dimensions, stride, width }: ElaboratedRegister, dataWidth: number): boolean {
  return dimensions.length === 1 && width === dataWidth && stride === BigInt(width / 8);
}

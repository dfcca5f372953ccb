import type { ElaboratedMap, ElaboratedNode } from '../../elaborate/index.ts';
import { addressOf } from './address.ts';
import type { Address } from './address.ts';

/** A node with its place, as documents list it. */
export interface Entry {
  node: ElaboratedNode;
  address: Address;
  /** Groups around it. */
  depth: number;
}

/** Every node once, parents before children, by address. */
export function entriesOf(map: ElaboratedMap): Entry[] {
  const entries: Entry[] = [];
  const visit = (nodes: readonly ElaboratedNode[], outer: Address | undefined, depth: number) => {
    for (const node of nodes) {
      const address = addressOf(node, outer);
      entries.push({ node, address, depth });
      if (node.kind === 'group') visit(node.children, address, depth + 1);
    }
  };
  visit(map.children, undefined, 0);
  return entries;
}

import { copiesOf } from '../elaborate/index.ts';
import type { ElaboratedMemory, ElaboratedNode, ElaboratedRegister } from '../elaborate/index.ts';

export type Leaf = ElaboratedRegister | ElaboratedMemory;

/** One copy of a node. */
export interface Place<T extends ElaboratedNode = ElaboratedNode> {
  node: T;
  /** Bytes from the start of the map. */
  address: bigint;
  path: string;
}

/** Copies of a node, those of the groups around it counted in. */
export function countOf(node: ElaboratedNode): number {
  const own = node.dimensions.reduce((product, each) => product * each, 1);
  return own * (node.parent ? countOf(node.parent) : 1);
}

/** Every copy of a node in every copy of the groups around it. */
export function* placesOf<T extends ElaboratedNode>(node: T): Generator<Place<T>> {
  const around: Iterable<{ address: bigint; path: string }> = node.parent
    ? placesOf(node.parent)
    : [{ address: 0n, path: '' }];
  for (const outer of around) {
    for (const { address, index } of copiesOf(node)) {
      const name = `${node.name}${index}`;
      const path = outer.path === '' ? name : `${outer.path}.${name}`;
      yield { node, address: outer.address + address, path };
    }
  }
}

export function leavesOf(node: ElaboratedNode): Leaf[] {
  return node.kind === 'group' ? node.children.flatMap(leavesOf) : [node];
}

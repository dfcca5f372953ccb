import type { ElaboratedMap, ElaboratedMemory, ElaboratedNode, ElaboratedRegister } from './types.ts';

/** Every node once, parents before children, by address. */
export function* eachNode(map: ElaboratedMap): Generator<ElaboratedNode> {
  yield* below(map.children);
}

function* below(nodes: readonly ElaboratedNode[]): Generator<ElaboratedNode> {
  for (const node of nodes) {
    yield node;
    if (node.kind === 'group') yield* below(node.children);
  }
}

/** Every register once, arrays too. */
export function* eachRegister(map: ElaboratedMap): Generator<ElaboratedRegister> {
  for (const node of eachNode(map)) if (node.kind === 'register') yield node;
}

/** One copy of a register or memory. */
export interface Instance<T extends ElaboratedNode = ElaboratedRegister | ElaboratedMemory> {
  node: T;
  /** Bytes from the start of the map. */
  address: bigint;
  /** Path with indices: "channel[2].CTRL". */
  path: string;
}

/** Every copy of every register and memory, by address within each group. */
export function* eachInstance(map: ElaboratedMap): Generator<Instance> {
  yield* instancesBelow(map.children, 0n, '');
}

function* instancesBelow(
  nodes: readonly ElaboratedNode[],
  base: bigint,
  prefix: string,
): Generator<Instance> {
  for (const node of nodes) {
    for (const { address, index } of copiesOf(node)) {
      const path = `${prefix}${node.name}${index}`;
      if (node.kind === 'group') yield* instancesBelow(node.children, base + address, `${path}.`);
      else yield { node, address: base + address, path };
    }
  }
}

/** Offsets of the copies of a node in its parent, each with its index as text: "[1][2]", or "". */
export function* copiesOf(node: ElaboratedNode): Generator<{ address: bigint; index: string }> {
  const { dimensions, offset, stride } = node;
  const count = dimensions.reduce((product, each) => product * each, 1);
  for (let copy = 0; copy < count; copy++) {
    yield { address: offset + BigInt(copy) * stride, index: indexText(copy, dimensions) };
  }
}

function indexText(copy: number, dimensions: readonly number[]): string {
  let text = '';
  let rest = copy;
  for (const dimension of dimensions.toReversed()) {
    text = `[${rest % dimension}]${text}`;
    rest = Math.floor(rest / dimension);
  }
  return text;
}

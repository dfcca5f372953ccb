import type { ClockNode, ClockTree } from '@netloom/pins';

/** What is drawn as one: a node with the switch that turns it off, and the names of the clock that leaves it. */
export interface BoxContent {
  node: ClockNode;
  state: ClockNode | undefined;
  outputs: readonly ClockNode[];
}

const DRAWN = new Set<ClockNode['kind']>(['source', 'mux', 'divider', 'multiplier', 'timer']);

/** Boxes of the tree; a switch stands in the box that it belongs to, an output in the box before it. */
export function boxContents(tree: ClockTree): BoxContent[] {
  return tree.nodes
    .filter(({ kind }) => DRAWN.has(kind))
    .map((node) => ({
      node,
      state: ownState(node, tree),
      outputs: tree.nodes.filter((other) => other.kind === 'output' && other.input === node.name),
    }));
}

/** A switch stands where its clock begins: at an oscillator, and at the VCO of a PLL. */
function ownState(node: ClockNode, tree: ClockTree): ClockNode | undefined {
  if (node.kind !== 'source' && node.kind !== 'multiplier') return undefined;
  return tree.nodes.find(({ name }) => name === node.state);
}

/** Name of the box that a clock comes out of: outputs belong to the box before them. */
export function boxOf(name: string, tree: ClockTree): string {
  const node = tree.nodes.find((other) => other.name === name);
  return node?.kind === 'output' ? boxOf(node.input, tree) : name;
}

import type { Chip } from '../chip/chip.ts';
import type { ClockNode, ClockTree } from './clockTree.ts';
import { f405 } from './trees/f405.ts';

export const CLOCK_TREES: readonly ClockTree[] = [f405];

/** The clock tree of the chip; undefined when its line is not known. */
export function clockTreeOf(chip: Pick<Chip, 'clockTree'>): ClockTree | undefined {
  return CLOCK_TREES.find(({ name }) => name === chip.clockTree);
}

export function nodeOf(tree: ClockTree, name: string): ClockNode | undefined {
  return tree.nodes.find((node) => node.name === name);
}

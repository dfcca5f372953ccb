import type { Chip } from '../chip/chip.ts';
import type { ClockNode, ClockTree } from './clockTree.ts';
import { f401 } from './trees/f401.ts';
import { f405 } from './trees/f405.ts';
import { f410 } from './trees/f410.ts';
import { f411 } from './trees/f411.ts';
import { f412 } from './trees/f412.ts';
import { f413 } from './trees/f413.ts';
import { f427 } from './trees/f427.ts';
import { f446 } from './trees/f446.ts';
import { f469 } from './trees/f469.ts';

export const CLOCK_TREES: readonly ClockTree[] = [f401, f405, f410, f411, f412, f413, f427, f446, f469];

/** The clock tree of the chip; undefined when its line is not known. */
export function clockTreeOf(chip: Pick<Chip, 'clockTree'>): ClockTree | undefined {
  return CLOCK_TREES.find(({ name }) => name === chip.clockTree);
}

export function nodeOf(tree: ClockTree, name: string): ClockNode | undefined {
  return tree.nodes.find((node) => node.name === name);
}

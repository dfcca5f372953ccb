import type { ClockTree } from './clockTree.ts';

/** Highest HCLK in Hz at each number of wait states, at a supply in V. */
function stepsAt(tree: ClockTree, supply: number): readonly number[] {
  return (tree.flash.find((row) => supply >= row.supply) ?? tree.flash.at(-1)!).steps;
}

/** Wait states of the flash memory at HCLK in Hz and a supply in V; the most there are when HCLK is too high. */
export function flashLatencyOf(tree: ClockTree, hclk: number, supply: number): number {
  const steps = stepsAt(tree, supply);
  const count = steps.findIndex((most) => hclk <= most);
  return count < 0 ? steps.length - 1 : count;
}

/** Highest HCLK in Hz that the flash memory follows at a supply in V. */
export function flashMaximum(tree: ClockTree, supply: number): number {
  return stepsAt(tree, supply).at(-1)!;
}

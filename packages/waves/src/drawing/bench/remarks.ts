import { nodesOf } from '../nodes.ts';
import type { Drawing } from '../types.ts';
import { writeEdge } from '../edgeText.ts';
import type { Cycle, CycleGrid } from './timeline.ts';

/** Writes each arrow of the drawing at the cycle that it ends in, with the cycle that it comes from. */
export function addRemarks(drawing: Drawing, cycles: readonly Cycle[], { origin, period }: CycleGrid): void {
  const nodes = nodesOf(drawing);
  for (const edge of drawing.edges) {
    const [from, to] = [nodes.get(edge.from), nodes.get(edge.to)];
    if (from === undefined || to === undefined) continue;
    const cycleOf = (time: number) => Math.floor((time - origin) / period);
    const [first, last] = [cycleOf(from.time), cycleOf(to.time)];
    const name = (lane: number) => drawing.lanes[lane]!.name || `lane ${lane + 1}`;
    const way = `${name(from.lane)} in cycle ${first} to ${name(to.lane)} in cycle ${last}`;
    cycles[Math.max(first, last)]?.remarks.push(`${writeEdge(edge)}: ${way}`.replace(/\s+/g, ' '));
  }
}

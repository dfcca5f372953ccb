/** Steps after which no shorter cycle is looked for. */
const MOST_STEPS = 100_000;

/** A shortest cycle of a strongly connected component; of a large one the shortest of some. */
export function shortCycle(
  successors: readonly (readonly number[])[],
  component: readonly number[],
): number[] {
  const inside = new Set(component);
  let best: number[] = [];
  let left = MOST_STEPS;
  for (const start of component) {
    const before = new Map<number, number>();
    const end = lastBefore(start, before);
    left -= before.size;
    if (end !== undefined) best = shorter(best, cycleTo(end, start, before));
    if (left <= 0) break;
  }
  return best;

  /** The node from which a search, breadth first, comes back to `start`. */
  function lastBefore(start: number, before: Map<number, number>): number | undefined {
    const queue = [start];
    for (const node of queue) {
      for (const next of successors[node]!) {
        if (next === start) return node;
        if (!inside.has(next) || before.has(next)) continue;
        before.set(next, node);
        queue.push(next);
      }
    }
    return undefined;
  }
}

function cycleTo(end: number, start: number, before: ReadonlyMap<number, number>): number[] {
  const cycle = [end];
  for (let node = end; node !== start;) cycle.push((node = before.get(node)!));
  return cycle.reverse();
}

function shorter(best: number[], other: number[]): number[] {
  return best.length === 0 || other.length < best.length ? other : best;
}

/** A line of the graph within one row, from a lane at its upper end to one at its lower end. */
export interface Edge {
  from: number;
  to: number;
  /** `in` ends at the row's commit, `out` begins there, `past` goes by. */
  kind: 'in' | 'out' | 'past';
}

export interface GraphRow {
  /** The lane of the commit itself. */
  lane: number;
  edges: Edge[];
  /** Lanes that the row needs. */
  width: number;
}

interface Linked {
  commit: string;
  parents: readonly string[];
}

/**
 * Lanes for commits in topological order, children first: a line of descent keeps its lane, a commit takes the leftmost
 * lane that waits for it, and all other lanes that do end there.
 */
export function graphRows(commits: readonly Linked[]): GraphRow[] {
  let waiting: (string | null)[] = [];
  return commits.map(({ commit, parents }) => {
    const before = waiting;
    const lane = laneFor(before, commit);
    waiting = before.map((awaited) => (awaited === commit ? null : awaited));
    const edges: Edge[] = before.flatMap((awaited, index): Edge[] => {
      if (awaited === null) return [];
      const arrives = awaited === commit;
      return [{ from: index, to: arrives ? lane : index, kind: arrives ? 'in' : 'past' }];
    });
    parents.forEach((parent, index) => {
      // The line of first parents keeps its lane, though another may wait for the same commit.
      const to = index === 0 ? lane : laneFor(waiting, parent);
      waiting[to] = parent;
      edges.push({ from: lane, to, kind: 'out' });
    });
    while (waiting.at(-1) === null) waiting.pop();
    return { lane, edges, width: Math.max(before.length, waiting.length, lane + 1) };
  });
}

/** The leftmost lane that waits for a commit, else one that is free. */
function laneFor(waiting: readonly (string | null)[], commit: string): number {
  const awaited = waiting.indexOf(commit);
  if (awaited >= 0) return awaited;
  const free = waiting.indexOf(null);
  return free >= 0 ? free : waiting.length;
}

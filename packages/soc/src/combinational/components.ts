/** Successors of a node, which is a number from 0 up. */
type Successors = readonly (readonly number[])[];

/**
 * Strongly connected components that have a cycle: of several nodes, or of one that leads to itself (Tarjan, "Depth-first
 * search and linear graph algorithms", 1972; without recursion). Time and memory grow with nodes and edges.
 */
export function cyclicComponents(successors: Successors): number[][] {
  const walk = new Walk(successors);
  for (let node = 0; node < successors.length; node++) walk.from(node);
  return walk.found.filter((nodes) => nodes.length > 1 || successors[nodes[0]!]!.includes(nodes[0]!));
}

const UNSEEN = -1;

class Walk {
  readonly found: number[][] = [];
  readonly #successors: Successors;
  /** Order in which nodes were entered, and the earliest open node that each is known to lead to. */
  readonly #order: Int32Array;
  readonly #lowest: Int32Array;
  /** Successors of each node that were gone to. */
  readonly #gone: Int32Array;
  readonly #isOpen: Uint8Array;
  readonly #open: number[] = [];
  #entered = 0;

  constructor(successors: Successors) {
    const count = successors.length;
    this.#successors = successors;
    this.#order = new Int32Array(count).fill(UNSEEN);
    this.#lowest = new Int32Array(count);
    this.#gone = new Int32Array(count);
    this.#isOpen = new Uint8Array(count);
  }

  from(start: number): void {
    if (this.#order[start] !== UNSEEN) return;
    const path = [this.#enter(start)];
    while (path.length > 0) {
      const node = path.at(-1)!;
      const next = this.#successors[node]![this.#gone[node]!++];
      if (next === undefined) this.#leave(path);
      else if (this.#order[next] === UNSEEN) path.push(this.#enter(next));
      else if (this.#isOpen[next]) this.#lower(node, this.#order[next]!);
    }
  }

  #enter(node: number): number {
    this.#order[node] = this.#lowest[node] = this.#entered++;
    this.#isOpen[node] = 1;
    this.#open.push(node);
    return node;
  }

  #leave(path: number[]): void {
    const node = path.pop()!;
    const before = path.at(-1);
    if (before !== undefined) this.#lower(before, this.#lowest[node]!);
    if (this.#lowest[node] !== this.#order[node]) return;
    const component = this.#open.splice(this.#open.lastIndexOf(node));
    for (const each of component) this.#isOpen[each] = 0;
    this.found.push(component);
  }

  #lower(node: number, to: number): void {
    if (to < this.#lowest[node]!) this.#lowest[node] = to;
  }
}

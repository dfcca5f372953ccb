/** A network of arcs that carry one unit each. */
export class Flow {
  readonly #to: number[] = [];
  readonly #capacity: number[] = [];
  readonly #arcs: number[][] = [];

  addNode(): number {
    return this.#arcs.push([]) - 1;
  }

  /** The arc's number; its reverse is the next one. */
  addArc(from: number, to: number): number {
    const arc = this.#to.push(to, from) - 2;
    this.#capacity.push(1, 0);
    this.#arcs[from]!.push(arc);
    this.#arcs[to]!.push(arc + 1);
    return arc;
  }

  carries(arc: number): boolean {
    return this.#capacity[arc] === 0;
  }

  /** Sends a unit along arcs that must be free. */
  send(path: readonly number[]): void {
    for (const arc of path) {
      this.#capacity[arc]!--;
      this.#capacity[arc ^ 1]!++;
    }
  }

  /** Sends a unit from a node to the sink, turning others aside; else the nodes that it can reach. */
  augment(start: number, sink: number): { reached: ReadonlySet<number> } | undefined {
    const by = new Map<number, number>([[start, -1]]);
    for (const node of by.keys()) {
      for (const arc of this.#arcs[node]!) {
        const next = this.#to[arc]!;
        if (this.#capacity[arc] === 0 || by.has(next)) continue;
        by.set(next, arc);
        if (next === sink) {
          this.send(this.#pathTo(sink, by));
          return undefined;
        }
      }
    }
    return { reached: new Set(by.keys()) };
  }

  #pathTo(sink: number, by: ReadonlyMap<number, number>): number[] {
    const path: number[] = [];
    for (let arc = by.get(sink)!; arc !== -1; arc = by.get(this.#to[arc ^ 1]!)!) path.push(arc);
    return path;
  }
}

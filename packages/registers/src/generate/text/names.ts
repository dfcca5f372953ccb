/** Names that no two things share: one that is taken gets a number. */
export class Names {
  readonly #taken: Set<string>;
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  take(wanted: string): string {
    let name = wanted;
    for (let number = 2; this.#taken.has(name); number++) name = `${wanted}_${number}`;
    this.#taken.add(name);
    return name;
  }
}

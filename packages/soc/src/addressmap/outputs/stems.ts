/** Hands out the stems of macro names, so that no two macros of a header are the same. */
export class Stems {
  readonly #taken = new Set<string>();
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** `<PREFIX>_<NAME>`, behind which each of `suffixes` is free; a number is added where one is taken. */
  take(name: string, suffixes: readonly string[]): string {
    const wanted = `${this.#prefix}_${name.toUpperCase()}`;
    let stem = wanted;
    const isTaken = (suffix: string) => this.#taken.has(stem + suffix);
    for (let number = 2; suffixes.some(isTaken); number++) stem = `${wanted}_${number}`;
    for (const suffix of suffixes) this.#taken.add(stem + suffix);
    return stem;
  }
}

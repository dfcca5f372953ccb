/** Hands out the stems of macro names, so that no two macros of a header are the same. */
export class MacroNames {
  readonly #taken: Set<string>;
  readonly #prefix: string;

  /** `taken`: identifiers of the header that no macro may replace. */
  constructor(prefix: string, taken: Iterable<string>) {
    this.#prefix = prefix.toUpperCase();
    this.#taken = new Set(taken);
  }

  /** `<MAP>_<PATH>`, behind which each of `suffixes` is free; a number is added where one is taken. */
  take(path: string, suffixes: readonly string[]): string {
    const wanted = `${this.#prefix}_${path.replaceAll('.', '_').toUpperCase()}`;
    let stem = wanted;
    const isTaken = () => suffixes.some((suffix) => this.#taken.has(stem + suffix));
    for (let number = 2; isTaken(); number++) stem = `${wanted}_${number}`;
    for (const suffix of suffixes) this.#taken.add(stem + suffix);
    return stem;
  }
}

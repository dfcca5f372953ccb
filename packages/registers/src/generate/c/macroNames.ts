/** What is put behind the name of a node and of a field. */
const SUFFIXES = {
  node: ['_OFFSET', '_COUNT', '_STRIDE', '_RESET', '_SIZE'],
  field: ['_SHIFT', '_WIDTH', '_MASK', '_WORD', '_LSB'],
};

/**
 * Hands out the stems of macro names, so that no two macros of a header are the same. Macros without a suffix are
 * taken before the others; nodes and fields have no suffix in common.
 */
export class MacroNames {
  readonly #taken = { node: new Set<string>(), field: new Set<string>(), single: new Set<string>() };
  readonly #prefix: string;

  /** `identifiers` of the header are what no macro may replace. */
  constructor(prefix: string, identifiers: Iterable<string>) {
    this.#prefix = `${prefix.toUpperCase()}_`;
    for (const each of identifiers) if (each.startsWith(this.#prefix)) this.#block(each);
  }

  /** `<MAP>_<PATH>`; a number is added where one of its macros is taken. */
  take(path: string, kind: 'node' | 'field' | 'single'): string {
    const wanted = this.#prefix + path.replaceAll('.', '_').toUpperCase();
    let stem = wanted;
    for (let number = 2; this.#taken[kind].has(stem); number++) stem = `${wanted}_${number}`;
    if (kind === 'single') this.#block(stem);
    else this.#taken[kind].add(stem);
    return stem;
  }

  /** Keeps the name from being a macro of any kind. */
  #block(name: string): void {
    this.#taken.single.add(name);
    for (const kind of ['node', 'field'] as const) {
      for (const suffix of SUFFIXES[kind]) {
        if (name.endsWith(suffix)) this.#taken[kind].add(name.slice(0, -suffix.length));
      }
    }
  }
}

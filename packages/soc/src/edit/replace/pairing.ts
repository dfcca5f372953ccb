import type { Part } from './parts.ts';
import type { Use } from './uses.ts';

/** A part of the old block that the document speaks of, and the part of the new one that takes its place. */
export interface Replaced extends Use {
  /** Absent: what is said of it would be lost. */
  to?: string;
  /** Parts of the new block that could take its place. */
  candidates: readonly string[];
  /** Bits of the port before and after, where they differ. */
  widths?: readonly [number, number];
}

/** Parts chosen by hand, by `partKey` of the old one; null gives a part up. */
export type Chosen = ReadonlyMap<string, string | null>;

export const partKey = ({ kind, name }: Pick<Part, 'kind' | 'name'>): string => `${kind} ${name}`;

/**
 * Finds the part of the new block for each: what was chosen, then the same name, then the same name but for case and
 * underscores, then the only one left of a bus, clock, reset or interrupt. No part stands for two.
 */
export function pairParts(
  uses: readonly Use[],
  before: readonly Part[],
  after: readonly Part[],
  chosen: Chosen,
): Replaced[] {
  const pairing = new Pairing(before, after);
  for (const use of uses) pairing.take(use, ({ name }) => name === chosen.get(partKey(use)));
  const open = uses.filter((use) => !chosen.has(partKey(use)));
  for (const use of open) pairing.take(use, ({ name }) => name === use.name);
  for (const use of open) pairing.take(use, ({ name }) => plain(name) === plain(use.name));
  for (const use of open) pairing.take(use, (part) => part === pairing.onlyOneLeft(use));
  return uses.map((use) => pairing.replaced(use));
}

class Pairing {
  readonly #before: ReadonlyMap<string, Part>;
  readonly #after: ReadonlyMap<string, Part>;
  readonly #pairs = new Map<string, Part>();
  readonly #taken = new Set<Part>();

  constructor(before: readonly Part[], after: readonly Part[]) {
    this.#before = new Map(before.map((part) => [partKey(part), part]));
    this.#after = new Map(after.map((part) => [partKey(part), part]));
  }

  /** Takes the first free part of the sort that is wanted, unless the use has one. */
  take(use: Use, isWanted: (part: Part) => boolean): void {
    if (this.#pairs.has(partKey(use))) return;
    const part = this.#fitting(use).find((each) => !this.#taken.has(each) && isWanted(each));
    if (!part) return;
    this.#pairs.set(partKey(use), part);
    this.#taken.add(part);
  }

  /** The part of the same role, where one alone has come and one alone has gone. */
  onlyOneLeft(use: Use): Part | undefined {
    const role = this.#before.get(partKey(use))?.role;
    if (role === undefined) return undefined;
    const gone = [...this.#before].filter(
      ([key, part]) => part.role === role && !this.#pairs.has(key) && !this.#after.has(key),
    );
    const come = [...this.#after].filter(
      ([key, part]) => part.role === role && !this.#taken.has(part) && !this.#before.has(key),
    );
    return gone.length === 1 && come.length === 1 ? come[0]![1] : undefined;
  }

  replaced(use: Use): Replaced {
    const [old, to] = [this.#before.get(partKey(use)), this.#pairs.get(partKey(use))];
    const differs = old?.width !== undefined && to?.width !== undefined && old.width !== to.width;
    return {
      ...use,
      candidates: this.#fitting(use).map(({ name }) => name),
      ...(to && { to: to.name }),
      ...(differs && { widths: [old.width!, to.width!] as const }),
    };
  }

  /** Of an old block that nobody knows, every part of the kind fits. */
  #fitting(use: Use): Part[] {
    const old = this.#before.get(partKey(use));
    return [...this.#after.values()].filter(
      ({ kind, sort }) => kind === use.kind && (old === undefined || sort === old.sort),
    );
  }
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '');
}

import { writeDat } from './datFile.ts';
import type { CountsReader } from './packed.ts';

/** One simulation with the points that it hit, a bit a point. */
export interface Coverer {
  name: string;
  hit: Uint8Array;
}

const setBit = (bits: Uint8Array, at: number) => {
  bits[at >> 3] = bits[at >> 3]! | (1 << (at & 7));
};

export const hasBit = (bits: Uint8Array, at: number) => ((bits[at >> 3] ?? 0) >> (at & 7)) % 2 === 1;

/** Adds up what simulations hit, whatever the order in which they come; points of several builds that are alike are one. */
export class CoverageMerge {
  readonly #ids = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #sums: number[] = [];
  readonly coverers: Coverer[] = [];
  /** Simulations whose points are not those of their build: nothing of them is counted. */
  readonly refused: string[] = [];

  /** Takes the counts of simulations of one build; `nameOf` is undefined for those that do not count. */
  of(
    points: readonly string[],
    nameOf: (index: number) => string | undefined,
  ): CountsReader & { end(): void } {
    const ids = Uint32Array.from(points, (key) => this.#idOf(key));
    let open: { name: string; counts: Float64Array; at: number } | undefined;
    const close = () => {
      if (open !== undefined) this.#add(open.name, ids, open.counts, open.at);
      open = undefined;
    };
    return {
      begin: (index, same) => {
        close();
        const name = nameOf(index);
        if (name === undefined) return;
        if (same) open = { name, counts: new Float64Array(ids.length), at: 0 };
        else this.refused.push(name);
      },
      count: (count) => {
        if (open !== undefined) open.counts[open.at++] = count;
      },
      end: close,
    };
  }

  #idOf(key: string): number {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#names.push(key) - 1;
    this.#ids.set(key, id);
    this.#sums.push(0);
    return id;
  }

  /** Counts that break off, as those of a run that was killed, count not at all. */
  #add(name: string, ids: Uint32Array, counts: Float64Array, told: number): void {
    if (told !== ids.length) {
      this.refused.push(name);
      return;
    }
    const hit = new Uint8Array((this.#names.length + 7) >> 3);
    for (let at = 0; at < told; at++) {
      const count = counts[at]!;
      if (count === 0) continue;
      const id = ids[at]!;
      this.#sums[id] = this.#sums[id]! + count;
      setBit(hit, id);
    }
    this.coverers.push({ name, hit });
  }

  /** Points in the order of their keys with their sums, and what each simulation hit of them in this order. */
  result(): MergedCoverage {
    const order = this.#names.map((_, id) => id).sort((a, b) => (this.#names[a]! < this.#names[b]! ? -1 : 1));
    const size = (order.length + 7) >> 3;
    const coverers = this.coverers
      .map(({ name, hit }) => {
        const sorted = new Uint8Array(size);
        for (const [to, from] of order.entries()) if (hasBit(hit, from)) setBit(sorted, to);
        return { name, hit: sorted };
      })
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    const points = order.map((id) => [this.#names[id]!, this.#sums[id]!] as const);
    return { points, coverers, refused: this.refused.toSorted() };
  }
}

export interface MergedCoverage {
  points: (readonly [key: string, count: number])[];
  coverers: Coverer[];
  refused: string[];
}

/** The merged counts as a file of Verilator. */
export const mergedDat = ({ points }: Pick<MergedCoverage, 'points'>): string => writeDat(points);

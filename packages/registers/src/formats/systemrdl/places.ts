import type { SourcePlace } from '@netloom/model';

/** Places of several preprocessed texts, whose offsets count on from each other: the first one's begin at 0, each later one's before all others. */
export class Places {
  readonly #texts: { from: number; place: (offset: number) => SourcePlace }[] = [];

  /** Where the offsets of a text of `length` characters begin. */
  add(length: number, place: (offset: number) => SourcePlace): number {
    const from = this.#texts.length === 0 ? 0 : this.#texts.at(-1)!.from - length - 1;
    this.#texts.push({ from, place });
    return from;
  }

  readonly of = (offset: number): SourcePlace => {
    const { from, place } = this.#texts.find((each) => each.from <= offset) ?? this.#texts[0]!;
    return place(offset - from);
  };
}

import { unexpectedWord } from './tokens.ts';
import type { Word } from './tokens.ts';

/** The words of a text, taken one by one. */
export class WordReader {
  readonly #words: readonly Word[];
  #next = 0;

  constructor(words: readonly Word[]) {
    this.#words = words;
  }

  get word(): Word {
    return this.#words[this.#next]!;
  }

  /** One of those that follow. */
  ahead(count: number): Word {
    return this.#words[Math.min(this.#next + count, this.#words.length - 1)]!;
  }

  is(...texts: string[]): boolean {
    return this.word.kind !== 'string' && texts.includes(this.word.text);
  }

  take(): Word {
    const { word } = this;
    if (word.kind !== 'end') this.#next++;
    return word;
  }

  takeIf(text: string): boolean {
    if (!this.is(text)) return false;
    this.#next++;
    return true;
  }

  expect(text: string): Word {
    if (!this.is(text)) throw unexpectedWord(this.word, text);
    return this.take();
  }

  takeOf(kind: Word['kind'], expected: string): Word {
    if (this.word.kind !== kind) throw unexpectedWord(this.word, expected);
    return this.take();
  }
}

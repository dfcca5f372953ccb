import type { SourcePlace } from '@netloom/model';
import { lastAtMost } from './sourceText.ts';
import type { SourceText } from './sourceText.ts';

/** Where a piece of output comes from; `moving` pieces are copies, others stand for the one place of a macro call. */
export interface Origin {
  source: SourceText;
  offset: number;
  moving: boolean;
}

/** Preprocessed text, growing, with the origin of each piece. */
export class Output {
  readonly #pieces: string[] = [];
  readonly #starts: number[] = [];
  readonly #origins: Origin[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get text(): string {
    return this.#pieces.join('');
  }

  add(piece: string, origin: Origin): void {
    if (piece === '') return;
    this.#pieces.push(piece);
    this.#starts.push(this.#length);
    this.#origins.push(origin);
    this.#length += piece.length;
  }

  /** Place in the sources of an offset of the text; for expanded text that of the outermost macro call. */
  place(offset: number): SourcePlace | undefined {
    const index = lastAtMost(this.#starts, offset);
    const origin = this.#origins[index];
    if (!origin) return undefined;
    return origin.source.place(origin.offset + (origin.moving ? offset - this.#starts[index]! : 0));
  }
}

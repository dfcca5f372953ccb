import type { SourcePlace, Worded } from '@netloom/model';
import { LIMITS } from './limits.ts';
import { say } from '../wording/sentences.ts';

/** The files being read, each included by the one before. */
export class IncludeChain {
  readonly #files: string[] = [];
  /** Of the includes that led to the files; the first one has none. */
  readonly #places: (SourcePlace | undefined)[] = [];
  readonly #looping = new Set<string>();

  /** The file that the reading started from. */
  get root(): string | undefined {
    return this.#files[0];
  }

  push(path: string, place: SourcePlace | undefined): void {
    this.#files.push(path);
    this.#places.push(place);
  }

  pop(): void {
    this.#files.pop();
    this.#places.pop();
  }

  /**
   * Why a file may not be entered by the include at `place`, and the place to name: of a loop, the include that closed
   * it first. Nothing is said twice of one that loops.
   */
  refusal(path: string, place: SourcePlace): { said: Worded; place: SourcePlace } | '' | undefined {
    if (this.#looping.has(path)) return '';
    if (this.#files.length < LIMITS.includeDepth) return undefined;
    const chain = [...this.#files, path];
    const closing = chain.findIndex((each, index) => chain.indexOf(each) < index);
    if (closing < 0) {
      this.#looping.add(path);
      return { said: say('HDL/include/deep', { most: LIMITS.includeDepth }), place };
    }
    const loop = chain.slice(chain.indexOf(chain[closing]!), closing + 1);
    for (const each of loop) this.#looping.add(each);
    return {
      said: say('HDL/include/loop', { chain: loop.join(' → ') }),
      place: this.#places[closing] ?? place,
    };
  }
}

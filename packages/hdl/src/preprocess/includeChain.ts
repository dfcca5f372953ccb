import { LIMITS } from './limits.ts';

/** The files being read, each included by the one before. */
export class IncludeChain {
  readonly #files: string[] = [];
  readonly #looping = new Set<string>();

  /** The file that the reading started from. */
  get root(): string | undefined {
    return this.#files[0];
  }

  push(path: string): void {
    this.#files.push(path);
  }

  pop(): void {
    this.#files.pop();
  }

  /** Why a file may not be entered: nothing is said twice of one that loops. */
  refusal(path: string): string | undefined {
    if (this.#looping.has(path)) return '';
    if (this.#files.length < LIMITS.includeDepth) return undefined;
    this.#looping.add(path);
    const chain = [...this.#files, path];
    const before = chain.lastIndexOf(path, chain.length - 2);
    if (before < 0) return `includes are nested deeper than ${LIMITS.includeDepth} files`;
    return `include loop: ${chain.slice(before).join(' → ')}`;
  }
}

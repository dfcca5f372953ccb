import Hjson from 'hjson';
import type { Diagnostic } from '@netloom/model';
import { Losses } from '../../losses.ts';
import { MAX_IMPORT_BYTES } from '../../reading.ts';
import type { ImportSource } from '../../reading.ts';
import { lineAt, locate } from './locate.ts';
import type { Duplicate, Located } from './locate.ts';

export type Path = readonly (string | number)[];
export type Raw = Readonly<Record<string, unknown>>;

/** More errors than this help nobody. */
const MAX_ERRORS = 100;

/** An Hjson file, with what there is to say of its places. */
export class HjsonSource {
  readonly errors: Diagnostic[] = [];
  readonly #losses = new Losses();
  readonly #file: string;
  readonly #text: string;
  #located: { root: Located; duplicates: readonly Duplicate[] } | undefined;

  constructor({ path, files }: ImportSource) {
    this.#file = path;
    this.#text = this.#decoded(files.get(path));
  }

  /** The whole file; undefined, and said, when it is no Hjson object. */
  root(): Raw | undefined {
    if (this.errors.length > 0) return undefined;
    try {
      const value: unknown = Hjson.parse(this.#text);
      this.#failDuplicates();
      if (this.errors.length > 0) return undefined;
      if (isRaw(value)) return value;
      this.fail('expected an object with the members of an IP block', []);
    } catch (error) {
      this.#failSyntax(error as Error);
    }
    return undefined;
  }

  fail(message: string, path: Path): void {
    if (this.errors.length >= MAX_ERRORS) return;
    this.errors.push({ code: 'REG-IMPORT', severity: 'error', message, place: this.#place(path) });
  }

  lose(message: string, path: Path): void {
    this.#losses.add(`not carried over: ${message}`, this.#place(path));
  }

  diagnostics(): Diagnostic[] {
    return [...this.errors, ...this.#losses.diagnostics()];
  }

  #place(path: Path) {
    return this.#line(lineAt(this.#places().root, path));
  }

  #line(line: number) {
    return { kind: 'source' as const, file: this.#file, line };
  }

  #places() {
    return (this.#located ??= locate(this.#text));
  }

  #failDuplicates(): void {
    for (const { key, line, first } of this.#places().duplicates.slice(0, MAX_ERRORS)) {
      const message = `the key ${key} stands twice in one object, in line ${first} too; remove one of them`;
      this.errors.push({ code: 'REG-IMPORT', severity: 'error', message, place: this.#line(line) });
    }
  }

  #decoded(bytes: Uint8Array | undefined): string {
    const error = (message: string) => {
      const place = { kind: 'source' as const, file: this.#file, line: 1 };
      this.errors.push({ code: 'REG-IMPORT', severity: 'error', message, place });
      return '';
    };
    if (!bytes) return error('the file is not there');
    if (bytes.length > MAX_IMPORT_BYTES) {
      return error(`the file has ${bytes.length} bytes; at most ${MAX_IMPORT_BYTES} are read`);
    }
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return error('the bytes are no UTF-8; save the file as UTF-8');
    }
  }

  /** The parser says "… at line 3,5 >>> …". */
  #failSyntax(error: Error): void {
    const [, message = error.message, line] = /^([^]*?) at line (\d+),/.exec(error.message) ?? [];
    const text = error instanceof RangeError ? 'values nest too deeply' : `no Hjson: ${message}`;
    const place = { kind: 'source' as const, file: this.#file, line: Math.max(1, Number(line ?? 1)) };
    this.errors.push({ code: 'REG-IMPORT', severity: 'error', message: text, place });
  }
}

export function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

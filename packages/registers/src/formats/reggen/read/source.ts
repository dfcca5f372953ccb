import Hjson from 'hjson';
import type { Diagnostic, Worded } from '@netloom/model';
import { Losses } from '../../losses.ts';
import { MAX_IMPORT_BYTES } from '../../reading.ts';
import type { ImportSource } from '../../reading.ts';
import { lineAt, locate } from './locate.ts';
import type { Duplicate, Located } from './locate.ts';
import { say } from '../../../wording/formats/sentences.ts';

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
      this.fail(say('REGGEN/root', {}), []);
    } catch (error) {
      this.#failSyntax(error as Error);
    }
    return undefined;
  }

  fail(said: Worded, path: Path): void {
    if (this.errors.length >= MAX_ERRORS) return;
    this.errors.push({ code: 'REG-IMPORT', severity: 'error', ...said, place: this.#place(path) });
  }

  lose(what: Worded, path: Path): void {
    this.#losses.add(say('REG-LOSS/uncarried', { what }), this.#place(path));
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
      const said = say('REGGEN/key', { key, first });
      this.errors.push({ code: 'REG-IMPORT', severity: 'error', ...said, place: this.#line(line) });
    }
  }

  #decoded(bytes: Uint8Array | undefined): string {
    const error = (said: Worded) => {
      const place = { kind: 'source' as const, file: this.#file, line: 1 };
      this.errors.push({ code: 'REG-IMPORT', severity: 'error', ...said, place });
      return '';
    };
    if (!bytes) return error(say('REG-IMPORT/absent', {}));
    if (bytes.length > MAX_IMPORT_BYTES) {
      return error(say('REG-IMPORT/large', { bytes: bytes.length, most: MAX_IMPORT_BYTES }));
    }
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return error(say('REGGEN/encoding', {}));
    }
  }

  /** The parser says "… at line 3,5 >>> …". */
  #failSyntax(error: Error): void {
    const [, detail = error.message, line] = /^([^]*?) at line (\d+),/.exec(error.message) ?? [];
    const said = error instanceof RangeError ? say('REGGEN/deep', {}) : say('REGGEN/hjson', { detail });
    const place = { kind: 'source' as const, file: this.#file, line: Math.max(1, Number(line ?? 1)) };
    this.errors.push({ code: 'REG-IMPORT', severity: 'error', ...said, place });
  }
}

export function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

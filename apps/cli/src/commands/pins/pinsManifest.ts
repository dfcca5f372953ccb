import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutUserCode } from '@netloom/pins';
import { detectHandEdits, readManifest } from '@netloom/soc';
import type { Manifest } from '@netloom/soc';

/**
 * The list of what was generated, `<name>.manifest.json`, as the server keeps it: paths from the project's root, hashes
 * without the code between markers.
 */
export class PinsManifest {
  readonly path: string;
  readonly #folder: string;
  readonly #root: string;
  readonly #previous: Manifest | undefined;

  constructor(folder: string, name: string) {
    this.path = join(folder, `${name}.manifest.json`);
    this.#folder = folder;
    this.#previous = readManifest(textAt(this.path) ?? '');
    const own = `/${name}.pins.json`;
    const listed = Object.keys(this.#previous?.files ?? {}).find((path) => path.endsWith(own));
    this.#root = listed === undefined ? `pins/${name}` : listed.slice(0, -own.length);
  }

  /** Paths in the folder, of those given, that were edited outside their markers since they were generated. */
  editedOf(paths: readonly string[]): string[] {
    if (!this.#previous) return [];
    const edits = detectHandEdits(this.#previous, (path) => {
      const text = textAt(join(this.#folder, this.#within(path)));
      return text === undefined ? undefined : withoutUserCode(text);
    });
    const edited = edits.filter(({ state }) => state === 'edited').map(({ path }) => this.#within(path));
    return edited.filter((path) => paths.includes(path)).map((path) => join(this.#folder, path));
  }

  /** Files that were generated once, are still there and are none of those given. */
  staleOf(paths: readonly string[]): string[] {
    const listed = Object.keys(this.#previous?.files ?? {}).map((path) => this.#within(path));
    const stale = listed.filter((path) => !paths.includes(path) && !path.endsWith('.pins.json'));
    return stale.map((path) => join(this.#folder, path)).filter((path) => existsSync(path));
  }

  textOf(files: readonly { path: string; text: string }[]): string {
    const hash = (text: string) => createHash('sha256').update(withoutUserCode(text)).digest('hex');
    const hashes = Object.fromEntries(files.map(({ path, text }) => [`${this.#root}/${path}`, hash(text)]));
    return `${JSON.stringify({ netloom: 'manifest', version: 1, files: hashes }, null, 2)}\n`;
  }

  #within(path: string): string {
    return path.startsWith(`${this.#root}/`) ? path.slice(this.#root.length + 1) : path;
  }
}

function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

import { posix } from 'node:path';
import { TEMPORARY_PREFIX } from '../data/atomicFile.ts';
import { warning } from '../http/refuse.ts';
import type { ProjectTree } from './projectTree.ts';
import { checkRelativePath } from './treePath.ts';

/** Characters that are not seen or turn the text around, so that a name looks like another. */
const HIDDEN = /[\p{Cf}\u2028\u2029]/u;

/**
 * A path for something new, with its letters composed (Unicode NFC), as they are typed. @throws a 601 that names `field`
 * and what is wrong.
 */
export function newPath(path: string, field: string): string {
  const composed = path.normalize('NFC');
  checkRelativePath(composed, field);
  const told = { field, values: { path: JSON.stringify(composed) } };
  const parts = composed.split('/');
  if (HIDDEN.test(composed)) throw warning('name-unseen', told);
  if (parts.some((part) => part.trim() !== part)) throw warning('name-space', told);
  if (parts.some((part) => part.startsWith(TEMPORARY_PREFIX))) {
    throw warning('name-temporary', { field, values: { ...told.values, prefix: TEMPORARY_PREFIX } });
  }
  return composed;
}

/** Paths that one and the same file has on some file systems have one and the same key. */
export function pathKey(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Names of a tree's folders as they are now, each folder read once. */
export class Siblings {
  private readonly tree: ProjectTree;
  private readonly names = new Map<string, Promise<Map<string, string>>>();

  constructor(tree: ProjectTree) {
    this.tree = tree;
  }

  /**
   * @throws a 601 when a name beside `path` differs from its own in case or in the composition of letters alone: Windows
   * and macOS could not hold both.
   */
  async requireDistinct(path: string, field: string, except?: string): Promise<void> {
    const name = posix.basename(path);
    const other = (await this.of(posix.dirname(path), field)).get(pathKey(name));
    if (other === undefined || other === name || other === except) return;
    throw warning('names-alike', {
      field,
      values: { name: JSON.stringify(name), other: JSON.stringify(other) },
    });
  }

  private of(folder: string, field: string): Promise<Map<string, string>> {
    const known = this.names.get(folder) ?? this.read(folder === '.' ? '' : folder, field);
    this.names.set(folder, known);
    return known;
  }

  private async read(folder: string, field: string): Promise<Map<string, string>> {
    const names = await this.tree.names(folder, field);
    return new Map(names.map((name) => [pathKey(name), name]));
  }
}

import { posix } from 'node:path';
import type { GeneratedFile } from '@netloom/soc';
import { warning } from '../../http/refuse.ts';
import type { GeneratingKind } from './generatingKind.ts';
import { sourcePath } from './sourceFolder.ts';

interface Given {
  path?: string | undefined;
  folder?: string | undefined;
}

interface Place {
  folder: string;
  source: GeneratedFile | undefined;
}

/** Where the files of a document go, and the document where they lie beside it. @throws a 601 for one that is misnamed. */
export function placeOf(
  { generator, ...kind }: GeneratingKind['kind'],
  document: unknown,
  { path = '', folder = '' }: Given,
): Place {
  const { place } = generator;
  if ('folder' in place)
    return { folder: folder.replace(/\/+$/, '') || place.folder(document, path), source: undefined };
  const own = folderFor(generator.nameOf(document), folder || above(path), place.beside);
  return { folder: own, source: { path: sourcePath(kind, own), text: kind.write(document) } };
}

/** Folder of a path; empty at the root. */
function above(path: string): string {
  const folder = posix.dirname(path);
  return folder === '.' ? '' : folder;
}

/** The folder that a document goes to. @throws a 601 for one that is not named as it. */
function folderFor(name: string, folder: string, root: string): string {
  if (folder === '') return `${root}/${name}`;
  if (posix.basename(folder) === name) return folder;
  throw warning('folder-misnamed', { field: 'folder', values: { folder, name } });
}

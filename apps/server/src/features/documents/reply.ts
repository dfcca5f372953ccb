import type { DocumentRow, StoredDocument } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import type { StoredText } from '../../projects/index.ts';
import { KINDS, kindAt } from './kinds.ts';
import type { ServedKind } from './kinds.ts';

/** @throws a 601 for a path that no kind of document ends. */
export function requireKind(path: string): ServedKind['kind'] {
  const found = kindAt(path)?.kind;
  if (found !== undefined) return found;
  const endings = KINDS.map(({ kind }) => kind.suffix).join(', ');
  throw warning('no-document', { field: 'path', values: { path, endings } });
}

export function documentReply(stored: StoredText): StoredDocument {
  return { ...documentRow(stored), text: stored.text };
}

export function documentRow({ path, text, hash }: StoredText): DocumentRow {
  const kind = requireKind(path);
  const { document } = kind.read(text, path);
  const title = document === undefined ? undefined : kind.title(document);
  return { kind: kind.id, path, title: title ?? null, hash };
}

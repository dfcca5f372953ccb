import type { DocumentGenerator, DocumentKind } from '@netloom/model';
import { KINDS, kindAt } from '../documents/index.ts';
import type { ServedKind } from '../documents/index.ts';
import { warning } from '../../http/refuse.ts';

/** A kind of document that files are made of. */
export interface GeneratingKind extends ServedKind {
  kind: DocumentKind & { generator: DocumentGenerator };
}

const generates = (served: ServedKind | undefined): served is GeneratingKind =>
  served?.kind.generator !== undefined;

/** @throws a 601 for a path that nothing is made of. */
export function generatingAt(path: string): GeneratingKind {
  const found = kindAt(path);
  if (generates(found)) return found;
  const endings = KINDS.filter(generates).map(({ kind }) => kind.suffix);
  throw warning('nothing-generated', { field: 'path', values: { path, endings: endings.join(', ') } });
}

/** The kind whose documents lie in folders of their own. @throws a 601 for every other. */
export function kindWithFolder(id: string): GeneratingKind {
  const own = KINDS.filter(generates).filter(({ kind }) => 'beside' in kind.generator.place);
  const found = own.find(({ kind }) => kind.id === id);
  if (found !== undefined) return found;
  const kinds = own.map(({ kind }) => kind.id).join(', ');
  throw warning('no-generating-kind', { field: 'kind', values: { kind: id, kinds } });
}

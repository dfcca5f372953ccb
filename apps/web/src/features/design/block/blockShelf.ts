import { getAllSocModule } from '@netloom/contract';
import type { Call } from '@netloom/contract';
import type { DocumentKind } from '@netloom/model';
import { callKey, queryClient } from '../../../api/index.ts';
import { Documents, fileShelf, pathOfNew } from '../../../document/index.ts';
import type { Stored } from '../../../document/index.ts';

interface Named {
  name: string;
}

/** Where the documents of a kind that makes blocks lie: each in a folder of its own name. */
export interface BlockShelf<Doc extends Named> {
  kind: DocumentKind<Doc>;
  documents: Documents<Doc>;
  nameOfPath(path: string): string;
  /** Where a new one of this name goes. */
  pathOfNew(name: string): string;
  /** One of another name than what is stored is a new one, with a folder of its own; undefined for any other. */
  targetOf(document: Doc, stored: Stored | undefined): { path: string; hash: string } | undefined;
  /** One step that undo takes back. */
  edit(change: (document: Doc) => Doc): void;
}

/** The shelf of a kind whose documents have folders of their own and are listed by `list`. */
export function blockShelf<Doc extends Named>(kind: DocumentKind<Doc>, list: Call): BlockShelf<Doc> {
  const nameOfPath = (path: string) => path.slice(path.lastIndexOf('/') + 1, -kind.suffix.length);
  const targetOf = ({ name }: Doc, stored: Stored | undefined) =>
    stored !== undefined && nameOfPath(stored.path) === name
      ? undefined
      : { path: pathOfNew(kind, name), hash: '' };
  const documents = new Documents<Doc>({
    ...kind,
    ...fileShelf,
    read: ({ text, path }) => kind.read(text, path),
    prepare: () => undefined,
    targetOf,
    store: ({ path, hash }, document) => fileShelf.storeText(path, kind.write(document), hash),
    onStored() {
      for (const call of [list, getAllSocModule])
        void queryClient.invalidateQueries({ queryKey: callKey(call) });
    },
  });
  const edit = (change: (document: Doc) => Doc) => {
    const open = documents.current();
    if (open !== undefined) documents.change(change(open.document));
  };
  return { kind, documents, nameOfPath, pathOfNew: (name) => pathOfNew(kind, name), targetOf, edit };
}

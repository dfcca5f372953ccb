import type { BlockRow } from '@netloom/contract';
import { useAddressedDocument } from '../../../document/index.ts';
import type { BlockShelf } from './blockShelf.ts';

/** Opens the document that the address names by `file`, its name alone; answers how another one is opened. */
export function useAddressedBlock<Doc extends { name: string }>(
  { documents, nameOfPath, pathOfNew }: BlockShelf<Doc>,
  rows: readonly BlockRow[] | undefined,
): (key: string) => void {
  return useAddressedDocument(documents, {
    parameter: 'file',
    isKnown: rows !== undefined,
    keyOf: (name) => rows?.find((row) => row.name === name)?.path ?? documents.get(pathOfNew(name))?.key,
    nameOf: nameOfPath,
  });
}

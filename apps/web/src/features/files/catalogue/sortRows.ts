import type { FileRow } from '@netloom/contract';
import type { Sort } from './catalogueStore.ts';

export const FOLDER = 1;
export const IMAGE = 2;

/** Folders first, whatever the order; names as people count: file2 before file10. */
export function sortRows(
  rows: readonly FileRow[],
  { column, descending }: Sort,
  language: string,
): FileRow[] {
  const names = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = descending ? -1 : 1;
  const compare = (a: FileRow, b: FileRow) => {
    if (column === 'fileName') return 0;
    return a[column] < b[column] ? -1 : a[column] > b[column] ? 1 : 0;
  };
  return rows.toSorted(
    (a, b) =>
      Number(b.fileNameType === FOLDER) - Number(a.fileNameType === FOLDER) ||
      sign * (compare(a, b) || names.compare(a.fileName, b.fileName)),
  );
}

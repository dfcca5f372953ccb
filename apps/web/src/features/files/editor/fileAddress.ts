/** A place in a text file of the tree; lines and columns count from 1. */
export interface FilePlace {
  path: string;
  line?: number;
  column?: number;
}

export const EDITOR_PATH = '/RTL/edit';

/** The address that opens a file at a line in the editor. */
export function fileAddress({ path, line, column }: FilePlace): string {
  const search = new URLSearchParams({ file: path });
  if (line !== undefined) search.set('line', String(line));
  if (column !== undefined) search.set('column', String(column));
  return `${EDITOR_PATH}?${search}`;
}

function countOf(text: string | null): number | undefined {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? count : undefined;
}

/** The place that an address names; null when it names no file. */
export function placeOf(search: URLSearchParams): FilePlace | null {
  const path = search.get('file');
  if (path === null || path === '') return null;
  return { path, line: countOf(search.get('line')), column: countOf(search.get('column')) };
}

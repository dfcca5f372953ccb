import type { FileRow } from '@netloom/contract';
import { expect, it } from 'vitest';
import { sortRows } from './sortRows.ts';

const row = (fileName: string, fileSize: number, fileNameType = 4): FileRow => ({
  fileName,
  fileNameType,
  fileSize,
  filePath: fileName,
  createFileTime: '',
  updateFileTime: '',
});
const rows = [row('file10', 1), row('file2', 3), row('src', 0, 1), row('B', 2)];
const sorted = (column: 'fileName' | 'fileSize', descending: boolean) =>
  sortRows(rows, { column, descending }, 'en').map(({ fileName }) => fileName);

it('rows are sorted with folders first and numbers by value', () => {
  expect(sorted('fileName', false)).toEqual(['src', 'B', 'file2', 'file10']);
  expect(sorted('fileName', true)).toEqual(['src', 'file10', 'file2', 'B']);
  expect(sorted('fileSize', true)).toEqual(['src', 'file2', 'B', 'file10']);
});

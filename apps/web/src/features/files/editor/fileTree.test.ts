import type { FileRow } from '@netloom/contract';
import { describe, expect, it } from 'vitest';
import { moduleNameOf } from './createFile.ts';
import { fileTree, foldersOf } from './fileTree.ts';

const row = (filePath: string, fileNameType: number): FileRow => ({
  fileName: filePath.slice(filePath.lastIndexOf('/') + 1),
  fileNameType,
  fileSize: 0,
  filePath,
  createFileTime: '',
  updateFileTime: '',
});

describe('fileTree', () => {
  it('puts folders first and opens those that were listed', () => {
    const tree = fileTree({
      '': [row('top.sv', 4), row('rtl', 1), row('doc', 1)],
      rtl: [row('rtl/b.sv', 4), row('rtl/a.sv', 4)],
    });
    expect(tree.map(({ key, children }) => [key, children?.map((child) => child.key)])).toEqual([
      ['doc', undefined],
      ['rtl', ['rtl/a.sv', 'rtl/b.sv']],
      ['top.sv', undefined],
    ]);
  });

  it('names the folders around a file', () => {
    expect(foldersOf('a/b/c.sv')).toEqual(['a', 'a/b']);
    expect(foldersOf('c.sv')).toEqual([]);
  });

  it('names a module after its file', () => {
    expect(moduleNameOf('rtl/uart_tx.tb.sv')).toBe('uart_tx');
  });
});

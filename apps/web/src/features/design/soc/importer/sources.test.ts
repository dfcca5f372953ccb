import { expect, it } from 'vitest';
import { foldersOf, NO_SOURCES, withSources } from './sources.ts';

it('knows each folder with what is in and below it', () => {
  const folders = foldersOf(['rtl/core/alu.v', 'rtl/top.v', 'tb.sv', 'a/b/c.v']);
  expect(Object.fromEntries(folders)).toEqual({
    '': ['rtl/core/alu.v', 'rtl/top.v', 'tb.sv', 'a/b/c.v'],
    a: ['b/c.v'],
    'a/b': ['c.v'],
    rtl: ['core/alu.v', 'top.v'],
    'rtl/core': ['alu.v'],
  });
});

it('sees from the names what is read, and forgets the list of other files', () => {
  const before = { ...NO_SOURCES, fileList: 'all.f' };
  const verilog = withSources(before, { files: [], inProject: ['a.v'], folder: 'rtl' });
  expect(verilog).toMatchObject({ kind: 'verilog', fileList: undefined, folder: 'rtl' });
  expect(withSources(before, { files: [], inProject: ['a.v', 'a.xml'], folder: '' }).kind).toBe('ipxact');
});

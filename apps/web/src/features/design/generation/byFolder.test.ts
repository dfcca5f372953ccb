import type { PreviewedFile } from '@netloom/contract';
import { expect, it } from 'vitest';
import { byFolder, counted, named, sharedFolder } from './byFolder.ts';

const file = (path: string, status: PreviewedFile['status'] = 'unchanged'): PreviewedFile => ({
  ...{ path, status, text: '', previous: null, isCut: false },
});

it.each([
  [['a/b/c.sv', 'a/b/d/e.sv'], 'a/b/'],
  [['gen/ab/x', 'gen/abc/y'], 'gen/'],
  [['a/x', 'b/y'], ''],
  [['x'], ''],
  [['a/b/x'], 'a/b/'],
  [[], ''],
])('of %j the shared folder is %j', (paths, shared) => expect(sharedFolder(paths)).toBe(shared));

it('files stand by folder under the names that they have below the shared one', () => {
  const files = named(['p/x.f', 'p/rtl/a.sv', 'p/rtl/b.sv', 'p/sw/c.h'].map((path) => file(path)));
  expect(byFolder(files).map(({ folder, files: own }) => [folder, own.map(({ name }) => name)])).toEqual([
    ['', ['x.f']],
    ['rtl/', ['rtl/a.sv', 'rtl/b.sv']],
    ['sw/', ['sw/c.h']],
  ]);
});

it('what needs a look is counted first, and states that no file has not at all', () => {
  const files = [file('a'), file('b', 'created'), file('c', 'hand-edited'), file('d', 'created')];
  expect(counted(files)).toEqual([
    ['hand-edited', 1],
    ['created', 2],
    ['unchanged', 1],
  ]);
});

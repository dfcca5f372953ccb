import { expect, it } from 'vitest';
import { readFileList } from './fileList.ts';

const read = (files: Record<string, string>, path = 'rtl/top.f') => readFileList(path, (name) => files[name]);

it('reads options, nested lists and comments', () => {
  const list = read({
    'rtl/top.f':
      '// sources\n+incdir+inc+../shared/inc -I./more # macros\r\n+define+SYNTHESIS+WIDTH=8 -DDEPTH=4\n' +
      'pkg.sv "with space.sv"\n-f sub/a.f\n-F sub/b.f -y cells -v lib/all.v\n/* old.sv\n */ top.sv +libext+.v',
    'rtl/sub/a.f': 'a.sv',
    'rtl/sub/b.f': 'b.sv ../top.sv',
  });
  expect(list).toEqual({
    files: ['rtl/pkg.sv', 'rtl/with space.sv', 'rtl/a.sv', 'rtl/sub/b.sv', 'rtl/top.sv', 'rtl/lib/all.v'],
    includeDirectories: ['rtl/inc', 'shared/inc', 'rtl/more'],
    libraryDirectories: ['rtl/cells'],
    defines: { SYNTHESIS: '', WIDTH: '8', DEPTH: '4' },
    diagnostics: [],
  });
});

it.each([
  [{}, 'the file list rtl/top.f was not found', 1],
  [{ 'rtl/top.f': '\n-f none.f' }, 'the file list rtl/none.f was not found', 2],
  [{ 'rtl/top.f': '-f a.f', 'rtl/a.f': '\n\n-f top.f' }, 'loop: rtl/top.f → rtl/a.f → rtl/top.f', 3],
  [{ 'rtl/top.f': 'a.sv\n-f' }, '-f needs a value', 2],
  [{ 'rtl/top.f': '-sv a.sv' }, 'the option -sv is passed over', 1],
  [{ 'rtl/top.f': 'a\0b' }, 'is binary', 1],
])('reports %#', (files, message, line) => {
  const [diagnostic] = read(files).diagnostics;
  expect(diagnostic?.message).toContain(message);
  expect(diagnostic?.place).toMatchObject({ line });
});

it('counts the paths of the list from another folder where one is given', () => {
  const files: Record<string, string> = {
    'sim/a.f': 'x.sv -f b.f -F sub/c.f',
    'b.f': 'y.sv',
    'sub/c.f': 'z.sv ../w.sv',
  };
  const list = readFileList('sim/a.f', (name) => files[name], '');
  expect(list).toMatchObject({ files: ['x.sv', 'y.sv', 'sub/z.sv', 'w.sv'], diagnostics: [] });
});

it('takes values of -D and -I as words of their own, and passes over comments', () => {
  const list = read({
    'rtl/top.f': '# c\n/* a.sv\n b.sv */ c.sv // d.sv\n+define+A=1+B -D C=2 -DE -I inc\n-sverilog\n+notiming',
  });
  expect(list).toMatchObject({ files: ['rtl/c.sv'], includeDirectories: ['rtl/inc'] });
  expect(list.defines).toEqual({ A: '1', B: '', C: '2', E: '' });
  expect(list.diagnostics.map(({ place }) => place)).toMatchObject([{ line: 5 }, { line: 6 }]);
});

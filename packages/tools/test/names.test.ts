import { afterAll, describe, expect, test } from 'vitest';
import { kindOf } from '../src/kinds/index.ts';
import { planOf, treeOf } from './plannedTree.ts';
import { diagnosticsOf, removeFolders, runSteps } from './runSteps.ts';

afterAll(removeFolders);

const NAMES = [
  'a$(touch x).sv',
  'a$HOME.sv',
  'a${HOME}b.sv',
  'a b.sv',
  "it's;#1.sv",
  'a[1]*?.sv',
  'a|b&c<d>.sv',
  '`a`!~^.sv',
  'rtl/é & 中.sv',
];
/** A mistake in line 3 that each tool tells of at its place. */
const TEXT = `module top (input logic a, output logic b);
  // The next line is wrong.
  assign b = a +;
endmodule
`;

describe.each(NAMES)('a source called %s', (name) => {
  const files = { [name]: TEXT, 'list.f': `"${name}"\n` };
  const place = { kind: 'source', file: name, line: 3 };

  test.each([
    ['Verilator, given the source', 'lint', { top: 'top', testbench: name }],
    ['Verilator, given a list', 'lint', { top: 'top', fileList: 'list.f' }],
    ['Icarus', 'simulate', { top: 'top', fileList: 'list.f', simulator: 'icarus' }],
    ['Yosys', 'synthesize', { top: 'top', fileList: 'list.f', engine: 'native' }],
  ])('is told by its name by %s', async (_tool, kind, options) => {
    const plan = await planOf(kind, options, files);
    const run = runSteps({ ...plan, steps: plan.steps.slice(0, 1) }, files);
    expect(diagnosticsOf(run)).toContainEqual(
      expect.objectContaining({ place: expect.objectContaining(place) }),
    );
  });
});

test('what tells names in files of its own is refused: coverage, and an elaborated design', async () => {
  const files = { 'a $(x).sv': TEXT, 'list.f': '"a $(x).sv"\n' };
  const asked = { top: 'top', fileList: 'list.f', coverage: true };
  await expect(planOf('simulate', asked, files)).rejects.toThrow(
    'coverage: tools misread the name "a $(x).sv"',
  );
  const { compiled } = (await kindOf('lint')!.load.plan!())!;
  const request = kindOf('lint')!.request.parse({ top: 'top', fileList: 'list.f' });
  await expect(compiled!(request as never, 'top', treeOf(files))).rejects.toThrow('rename it');
});

test.each([
  ['a folder that is searched', '+incdir+my$inc\ntop.sv\n', { 'my$inc/i.svh': '' }, 'my$inc'],
  ['a program in C', '"a b.cpp"\n', { 'a b.cpp': '' }, 'a b.cpp'],
  ['a variable', '$(RTL)/top.sv\n', {}, 'variables of the environment'],
])('what cannot be given under another name is refused: %s', async (_what, list, more, named) => {
  const files = { 'top.sv': TEXT, 'list.f': list, ...more };
  await expect(planOf('lint', { top: 'top', fileList: 'list.f' }, files)).rejects.toThrow(
    expect.objectContaining({ message: expect.stringContaining(named) }),
  );
});

import { expect, test } from 'vitest';
import { RunPlan } from '@netloom/model';
import { planSynthesis } from './planSynthesis.ts';
import type { SynthesisOptions } from './synthesisOptions.ts';

const base: SynthesisOptions = {
  title: 'top',
  top: 'top',
  sources: ['rtl/a.sv', 'rtl/b c.sv'],
  flatten: false,
  technology: { target: 'generic' },
  programs: { node: '/usr/bin/node', tools: '/srv/tools' },
  limits: { seconds: 10, memoryMegabytes: 512, processes: 64, diskMegabytes: 512 },
};

test('a plan satisfies the model and gives every option to Yosys', () => {
  const plan = planSynthesis({
    ...base,
    includeDirs: ['inc'],
    libraryDirs: ['lib'],
    defines: { SIM: '', WIDTH: '8' },
    parameters: { DEPTH: '64', MODE: '"fast"', MASK: "4'b10x0" },
    technology: { target: 'liberty', liberty: 'src/cells/my.lib' },
  });
  expect(RunPlan.parse(plan)).toEqual(plan);
  const script = plan.files['elaborate.ys'];
  expect(script).toContain('read_verilog -sv -Iinc -DSIM -DWIDTH=8 rtl/a.sv\n');
  expect(script).toContain('-DWIDTH=8 "rtl/b c.sv"\n');
  expect(script).toContain(
    'hierarchy -check -top top -libdir lib -chparam DEPTH 64 -chparam MODE "fast" -chparam MASK 4\'b10x0\n',
  );
  expect(plan.files['map.ys']).toContain('dfflibmap -liberty cells/my.lib\n');
});

test('only targets with memories of their own keep macros away, and only they flatten by themselves', () => {
  const planOf = (target: 'generic' | 'ice40') => planSynthesis({ ...base, technology: { target } });
  const prepare = (target: 'generic' | 'ice40') => planOf(target).steps[1]?.argv;
  expect(prepare('generic')).toContain('--macro-bits');
  expect(prepare('ice40')).not.toContain('--macro-bits');
  expect(planOf('ice40').files['elaborate.ys']).toContain('-noflatten');
});

test('the WebAssembly build is run by Node, from a folder that it can see', () => {
  const plan = planSynthesis({ ...base, programs: { ...base.programs, yowasp: '/srv/yowasp' } });
  expect(plan.steps[0]?.argv[0]).toBe('/opt/netloom/node');
  expect(plan.steps[0]?.mounts).toMatchObject({ '/opt/netloom/yowasp': '/srv/yowasp' });
  expect(plan.files['map.ys']).toContain('read_json netloom_run/prepared.json\n');
});

test.each<Partial<SynthesisOptions>>([
  { sources: [] },
  { sources: ['../a.v'] },
  { sources: ['-x.v'] },
  { sources: ['a".v'] },
  { sources: ['a.v\nshell id'] },
  { top: 'top; shell id' },
  { defines: { 'A B': '' } },
  { defines: { A: '1"\nshell id' } },
  { parameters: { W: '1; shell id' } },
  { parameters: { 'W;': '1' } },
  { includeDirs: ['/etc'] },
  { technology: { target: 'liberty', liberty: 'src/../../x.lib' } },
  { technology: { target: 'liberty', liberty: "src/it's.lib" } },
  { technology: { target: 'liberty', liberty: 'src/a;b.lib' } },
])('what would leave the tree or be a command is refused with its field: %j', (bad) => {
  const field = { sources: 'fileList', technology: 'liberty' }[Object.keys(bad)[0]!] ?? Object.keys(bad)[0]!;
  expect(() => planSynthesis({ ...base, ...bad })).toThrow(field);
});

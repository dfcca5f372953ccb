import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { DUT, newFolder, run, said } from './lastBench.ts';

it('the testbench of a drawing passes and fails in Verilator as drawn', () => {
  const folder = newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const options = ['--binary', '--timing', '--assert', '-CFLAGS', '-O0', '--top-module', 'last_tb'];
  run(folder, 'verilator', ...options, 'last_tb.sv', DUT);
  expect(said(folder, './obj_dir/Vlast_tb')).toMatch(/^PASS$/m);
  const broken = said(folder, './obj_dir/Vlast_tb', '+bug');
  expect(broken).toMatch(/cycle 3: count is 2, drawn is 1/);
  expect(broken).not.toMatch(/PASS/);
});

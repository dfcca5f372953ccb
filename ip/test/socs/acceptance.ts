import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Generation } from '@netloom/soc';
import { run } from '../run.ts';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * What Verilator with all warnings and Yosys say of generated SoCs, a line a complaint. SoCs are read together, below
 * one module: their names have to differ. Yosys takes blocks of the library as closed boxes.
 */
export async function complaints(scratch: string, generations: readonly Generation[]): Promise<string[]> {
  const folder = await mkdtemp(join(scratch, 'rtl-'));
  await symlink(join(ROOT, 'ip'), join(folder, 'ip'));
  await writeFile(join(folder, 'boot.hex'), '00000013\n');
  const sources = await written(folder, generations);
  const tops = generations.map(({ files }) =>
    basename(files.find(({ path }) => path.endsWith('.f'))!.path, '.f'),
  );
  await writeFile(join(folder, 'all.sv'), aroundAll(tops));
  const boxes = sources.filter((path) => path.startsWith('ip/'));
  const made = sources.filter((path) => /\/rtl\/top/.test(path) && !boxes.includes(path));
  const script = [
    `read_verilog -sv -lib ${boxes.join(' ')}`,
    `read_verilog -sv ${made.join(' ')} all.sv`,
    'hierarchy -check -top all',
    'proc -noopt',
    'check',
  ];
  const [verilator, yosys] = await Promise.all([
    run(folder, 'verilator', '--lint-only', '-Wall', '--top-module', 'all', ...sources, 'all.sv').catch(
      String,
    ),
    run(folder, 'yosys', '-q', '-p', script.join('; ')).catch(String),
  ]);
  return [...verilator.matchAll(/^%.*$/gm), ...yosys.matchAll(/^(Warning|ERROR|Error).*$/gm)].map(
    ([line]) => line,
  );
}

function aroundAll(tops: readonly string[]): string {
  const instances = tops.map((top) => `  ${top} u_${top} ();`);
  return ['// verilator lint_off PINMISSING', 'module all;', ...instances, 'endmodule', ''].join('\n');
}

/** Writes the sources of all, a module that several have once, and gives their paths in compile order. */
async function written(folder: string, generations: readonly Generation[]): Promise<string[]> {
  const sources = new Map<string, string>();
  for (const { files } of generations) {
    const list = files.find(({ path }) => path.endsWith('.f'))!.text;
    for (const path of list.split('\n').filter((line) => line.endsWith('.sv')))
      if (!sources.has(basename(path))) sources.set(basename(path), path);
    for (const { path, text } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
  }
  return [...sources.values()];
}

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Generation } from '@netloom/soc';
import { prove } from '../../../proof/index.ts';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * What Verilator with all warnings and Yosys say of generated SoCs, a line a complaint. SoCs are read together, below
 * one module: their names have to differ. Yosys takes blocks of the library as closed boxes.
 */
export async function complaints(generations: readonly Generation[]): Promise<string[]> {
  const sources = sourcesOf(generations);
  const tops = generations.map(({ files }) =>
    basename(files.find(({ path }) => path.endsWith('.f'))!.path, '.f'),
  );
  const files = {
    ...(await filesOf(sources, generations)),
    'all.sv': aroundAll(tops),
    'boot.hex': '00000013\n',
  };
  const boxes = sources.filter((path) => /^(ip|demo)\//.test(path));
  const made = sources.filter((path) => /\/rtl\/top/.test(path) && !boxes.includes(path));
  const script = [
    `read_verilog -sv -lib ${boxes.join(' ')}`,
    `read_verilog -sv ${made.join(' ')} all.sv`,
    'hierarchy -check -top all',
    'proc -noopt',
    'check',
  ];
  const lint = ['verilator', '--lint-only', '-Wall', '--top-module', 'all', ...sources, 'all.sv'];
  const [verilator, yosys] = await Promise.all(
    [lint, ['yosys', '-q', '-p', script.join('; ')]].map(async (step) => {
      const { steps } = await prove({ files, steps: [step], mayFail: true });
      return steps.map(({ stdout, stderr }) => stdout + stderr).join('');
    }),
  );
  return [...verilator!.matchAll(/^%.*$/gm), ...yosys!.matchAll(/^(Warning|ERROR|Error).*$/gm)].map(
    ([line]) => line,
  );
}

function aroundAll(tops: readonly string[]): string {
  const instances = tops.map((top) => `  ${top} u_${top} ();`);
  return ['// verilator lint_off PINMISSING', 'module all;', ...instances, 'endmodule', ''].join('\n');
}

/** The sources of all in compile order, a module that several have once. */
function sourcesOf(generations: readonly Generation[]): string[] {
  const sources = new Map<string, string>();
  for (const { files } of generations) {
    const list = files.find(({ path }) => path.endsWith('.f'))!.text;
    for (const path of list.split('\n').filter((line) => line.endsWith('.sv')))
      if (!sources.has(basename(path))) sources.set(basename(path), path);
  }
  return [...sources.values()];
}

/** What was generated, and the sources of the library. */
async function filesOf(
  sources: readonly string[],
  generations: readonly Generation[],
): Promise<Record<string, string>> {
  const generated = generations.flatMap(({ files }) => files.map(({ path, text }) => [path, text] as const));
  const library = sources.filter((path) => /^(ip|demo)\//.test(path));
  const texts = library.map(async (path) => [path, await readFile(join(ROOT, path), 'utf8')] as const);
  return Object.fromEntries([...(await Promise.all(texts)), ...generated]);
}

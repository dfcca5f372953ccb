import { AS_BENCH, prove } from '../../../../proof/index.ts';
import { simulate } from '../rtl/icarus.ts';

/** What the bench prints in Icarus, which knows unknown values. */
export const inIcarus = (modules: readonly string[]) => simulate(modules);

/** What the bench prints when compiled, for millions of cycles. */
export async function compiled(modules: readonly string[]): Promise<string> {
  const { steps } = await prove({
    files: { 'bench.sv': modules.join('\n') },
    steps: [
      [
        'verilator',
        '--binary',
        '--timing',
        '-O3',
        '-Wno-fatal',
        '-Wno-lint',
        '-Wno-style',
        '--top-module',
        'bench',
        ...AS_BENCH,
        'bench.sv',
      ],
      ['obj_dir/Vbench'],
    ],
  });
  return steps.at(-1)!.stdout.trim();
}

import { prove } from '../../../../proof/index.ts';

/** Compiles modules with Icarus and runs the one called `bench`, beside `files`; gives all that the simulation printed. */
export async function simulate(
  modules: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { steps } = await prove({
    files: { ...files, 'bench.sv': modules.join('\n') },
    steps: [
      ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', 'bench.sv'],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  return steps.at(-1)!.stdout.trim();
}

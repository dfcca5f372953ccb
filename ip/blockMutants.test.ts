import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prove } from '../proof/index.ts';
import { BLOCK_MUTANTS } from './test/blockMutants.ts';
import { blockSources } from './test/blockSources.ts';
import { mutated } from './test/mutant.ts';
import type { Mutant } from './test/mutant.ts';

const isDeep = Boolean(process.env.NETLOOM_DEEP);

async function benchOf(name: string) {
  const folders = [join(import.meta.dirname, name, 'bench'), join(import.meta.dirname, 'bench')];
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder))
        .filter((file) => file.endsWith('.sv'))
        .map(async (file) => [`bench/${file}`, await readFile(join(folder, file), 'utf8')] as const),
    ),
  );
  return Object.fromEntries(await Promise.all(found.flat()));
}

/** What the bench of a block says of it with a fault. */
async function verdict(name: string, mutant: Mutant): Promise<string> {
  const own = Object.fromEntries((await blockSources(name)).map(({ path, text }) => [path, text]));
  const files = { ...own, [mutant.file]: mutated(own[mutant.file]!, mutant), ...(await benchOf(name)) };
  const bench = `nl_${name}_tb`;
  const { steps } = await prove({
    files,
    steps: [
      ['iverilog', '-g2012', '-s', bench, '-o', 'bench.vvp', ...Object.keys(files)],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  return steps[1]!.stdout;
}

const cases = Object.entries(BLOCK_MUTANTS).flatMap(([name, list]) =>
  Object.entries(list)
    .slice(0, isDeep ? undefined : 1)
    .map(([fault, mutant]) => [name, fault, mutant] as const),
);

it.each(cases)('the bench of %s notices %s', async (name, _, mutant) => {
  const said = await verdict(name, mutant);
  expect(said).toMatch(/FAIL/);
  expect(said).not.toMatch(/^PASS$/m);
});

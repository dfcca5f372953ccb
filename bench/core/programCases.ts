import { createHash } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { kindOf } from '@netloom/tools/planning';
import type { PlanContext } from '@netloom/tools/planning';
import { CaseReader } from '@netloom/tools/reading';
import type { CaseOutcome } from '@netloom/tools/reading';
import { folderTree } from '../../apps/cli/src/commands/regress/folderTree.ts';
import { bootDesign, runStep } from './bootDemo.ts';

const PROGRAMS = {
  'tests/seed/main.c': 'int main(void) { return NETLOOM_SEED == 3 ? 5 : 0; }\n',
  'tests/says/main.c':
    '#include <stdio.h>\nint main(void)\n{\n  puts("FAIL: it says so and ends with 0");\n  return 0;\n}\n',
  'tests/extra/main.c': 'int extra(void);\nint main(void) { return extra() != NETLOOM_SEED; }\n',
  'tests/broken/main.c': 'int main(void) { return nothing; }\n',
  'tests/hang/main.c': 'int main(void) { for (;;) ; return 1; }\n',
  // A source of the program's name takes the place of nothing.
  'tests/extra.sh': 'echo "int extra(void) { return $1 == 8 ? 0 : $1; }" >"$2/main.c"\n',
};
const ELF = 'tests/made.elf';

const CASES = [
  { case: 'seed', seed: 2, program: 'tests/seed' },
  { case: 'seed', seed: 3, program: 'tests/seed' },
  { case: 'says', seed: 1, program: 'tests/says' },
  { case: 'extra', seed: 7, program: 'tests/extra', generator: 'tests/extra.sh' },
  { case: 'extra', seed: 8, program: 'tests/extra', generator: 'tests/extra.sh' },
  { case: 'broken', seed: 1, program: 'tests/broken' },
];

/** What one run of programs leaves in its log, with the model of a boot that lies in the folder. */
async function outcomesOf(folder: string, simulations: object[]): Promise<CaseOutcome[]> {
  const request = kindOf('cases')!.request.parse({
    ...{ top: 'processor_soc', soc: 'demo/processor.soc.json', build: 'soc', simulations },
  });
  const { plan } = await (await kindOf('cases')!.load.plan!()).plan(request as never, contextOf(folder));
  for (const [path, text] of Object.entries(plan.files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const step = plan.steps.at(-1)!;
  const log = await runStep({ ...plan, steps: [{ ...step, argv: endsWell(step.argv) }] }, step.id, folder);
  const reader = new CaseReader(step.env['NETLOOM_MARK']!, step);
  const ended = log.split('\n').flatMap((line) => reader.line(line, 0).outcome ?? []);
  return [...new Map(ended.map((each) => [each.index, each])).values()];
}

/** The script's exit code says that something failed, which is meant. */
const endsWell = (argv: readonly string[]) => ['bash', '-c', `${argv.join(' ')} || true`];

function contextOf(folder: string): PlanContext {
  const { library } = bootDesign();
  return {
    ...{ tree: folderTree(join(folder, 'src')), treeId: '', machine: { versions: {} } },
    ...{ sourcesId: () => Promise.resolve(''), library: () => Promise.resolve(library) },
    sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  } as unknown as PlanContext;
}

/** How programs end on the demo SoC whose model lies in a folder: from sources, with a generator, and of an ELF file. */
export async function programOutcomes(folder: string): Promise<CaseOutcome[]> {
  for (const [path, text] of Object.entries(PROGRAMS)) {
    await mkdir(dirname(join(folder, 'src', path)), { recursive: true });
    await writeFile(join(folder, 'src', path), text);
  }
  const made = await outcomesOf(folder, CASES);
  await outcomesOf(folder, CASES.slice(0, 1));
  await copyFile(join(folder, 'firmware/firmware.elf'), join(folder, 'src', ELF));
  const elf = { case: 'elf', seed: 1, program: ELF };
  const hang = { case: 'hang', seed: 1, program: 'tests/hang', seconds: 1 };
  return [...made, ...(await outcomesOf(folder, [elf, hang]))];
}

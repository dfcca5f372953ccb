import { gccTarget, libraryFiles } from '@netloom/core';
import { generateInsn, readInstructions } from '@netloom/instructions';
import type { BoardFlash, SoftwareMap } from '@netloom/soc/addressmap';
import { bootMemory, softwareSoc } from '@netloom/soc/addressmap';
import { MissingPath, PlanError } from '../../planError.ts';
import type { PlanTree } from '../planContext.ts';
import { folderOf } from '../folderOf.ts';
import type { BootedCore } from './bootedCore.ts';
import type { Firmware } from './bootOptions.ts';

const ELF = /\.elf$/;

/** C and assembler sources of a folder of the tree and those below it. */
async function sourcesIn(folder: string, tree: PlanTree): Promise<string[]> {
  const found: string[] = [];
  if (!(await tree.has(folder, 'firmware'))) throw new MissingPath('firmware', folder, 'no-folder');
  for await (const { path } of tree.walk(folder, 'firmware')) if (/\.[cS]$/.test(path)) found.push(path);
  if (found.length === 0) throw new PlanError('no-firmware-source', 'firmware', { folder });
  return found.sort();
}

async function programOf(path: string, tree: PlanTree): Promise<Pick<Firmware, 'sources' | 'elf'>> {
  if (!ELF.test(path)) return { sources: await sourcesIn(path, tree) };
  if (!(await tree.has(path, 'firmware'))) throw new MissingPath('firmware', path);
  return { sources: [], elf: path };
}

/** Headers and macros of the core's own instructions; a definition with errors gives none, and its core cannot be made. */
async function instructionHeaders(options: BootedCore['options'], tree: PlanTree) {
  const { insns } = await readInstructions(options, (path) => tree.readText(path, 'path'));
  return insns.flatMap((insn) =>
    generateInsn(insn)
      .files.filter(({ path }) => /_insn\.(h|inc)$/.test(path))
      .map(({ path, text }) => ({ path: path.slice(path.lastIndexOf('/') + 1), text })),
  );
}

/**
 * What becomes the firmware of a SoC whose headers lie in `headers`: the sources of a folder, or an ELF file. @throws a PlanError that names the
 * field.
 */
export async function firmwareOf(
  { folder, headers }: { folder: string; headers: string },
  { map, flashes }: { map: SoftwareMap; flashes: readonly BoardFlash[] },
  { instance, options }: BootedCore,
  tree: PlanTree,
): Promise<Firmware> {
  const program = await programOf(folder, tree);
  const image = bootMemory(map, Number(options.base.resetVector), flashes);
  if ('reason' in image) throw new PlanError(image.reason, 'path', image.values);
  const library = libraryFiles(options, softwareSoc(map, instance));
  return {
    target: gccTarget(options),
    ...program,
    includeDirs: [...new Set(program.sources.map((path) => folderOf(path))), headers],
    library: Object.fromEntries(
      [...library, ...(await instructionHeaders(options, tree))].map(({ path, text }) => [path, text]),
    ),
    image,
  };
}

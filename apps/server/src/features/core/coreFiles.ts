import { readCore, writeCore } from '@netloom/core';
import type { CoreGeneration, CoreOptions } from '@netloom/core';
import { instructionsIn } from './instructionsIn.ts';
import type { Insn } from '@netloom/instructions';
import type { IpDescriptor } from '@netloom/model';
import { readManifest } from '@netloom/soc';
import type { Manifest } from '@netloom/soc';
import { inWorker } from '../../inWorker/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { generationOf, manifestOf, manifestPath, storedManifest } from '../generation/index.ts';
import type { Generation } from '../generation/index.ts';
import { descriptionPath, readCoreSource } from './coreFolder.ts';

export interface CoreFiles {
  design: Generation;
  /** Undefined when the options have errors. */
  descriptor: IpDescriptor | undefined;
}

/** All that a core generates into its folder but its description, which is what it is generated from. */
export async function coreFiles(options: CoreOptions, folder: string, tree: ProjectTree): Promise<CoreFiles> {
  const { insns, diagnostics: unfit } = await instructionsIn(tree, options, 'coreJson');
  const { files: made, descriptor, diagnostics: found } = await generateInThread(options, insns);
  // What is wrong with the definitions says more than that there are none.
  const diagnostics = unfit.length > 0 ? unfit : found;
  const source = { path: descriptionPath(folder), text: writeCore(options) };
  const files = made.filter(({ path }) => path !== `${options.name}.core.json`);
  const before = await madeWithoutManifest(folder, tree);
  const generated = { folder, manifest: manifestPath(folder), files, source, diagnostics, before };
  return { design: await generationOf(generated, tree), descriptor };
}

/** What the description in a folder makes, where nothing says what was made: `netloom core generate` writes no manifest. */
async function madeWithoutManifest(folder: string, tree: ProjectTree): Promise<Manifest | undefined> {
  if ((await storedManifest(tree, manifestPath(folder))) !== undefined) return undefined;
  const source = await readCoreSource(tree, folder);
  const options = source && readCore(source.text).options;
  if (options === undefined) return undefined;
  const { insns } = await instructionsIn(tree, options, 'coreJson');
  const { files } = await generateInThread(options, insns);
  return readManifest(manifestOf(files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }))));
}

/** `generateCore` in a thread of its own. @throws a 601 when a limit of time or memory is reached. */
function generateInThread(options: CoreOptions, insns: Insn[]): Promise<CoreGeneration> {
  return inWorker({
    program: new URL('./generateCore.worker.ts', import.meta.url),
    data: { options, insns },
    field: 'coreJson',
    task: 'generate-core',
  });
}

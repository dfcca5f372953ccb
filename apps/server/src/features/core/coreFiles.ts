import { writeCore } from '@netloom/core';
import type { CoreGeneration, CoreOptions } from '@netloom/core';
import { instructionsIn } from './instructionsIn.ts';
import type { Insn } from '@netloom/instructions';
import type { IpDescriptor } from '@netloom/model';
import { inWorker } from '../../inWorker/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { generationOf, manifestPath } from '../generation/index.ts';
import type { Generation } from '../generation/index.ts';
import { descriptionPath } from './coreFolder.ts';

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
  const generated = { folder, manifest: manifestPath(folder), files, source, diagnostics };
  return { design: await generationOf(generated, tree), descriptor };
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

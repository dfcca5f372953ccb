import { generateCore, writeCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { IpDescriptor } from '@netloom/model';
import type { ProjectTree } from '../../projects/index.ts';
import type { DesignFiles } from '../canvas/index.ts';
import { coreFolder, descriptionPath, manifestPath } from './coreFolder.ts';
import { generatedFiles } from './generatedFiles.ts';

export interface CoreFiles {
  design: DesignFiles;
  /** Undefined when the options have errors. */
  descriptor: IpDescriptor | undefined;
}

/** All that a core generates into its folder but its description, which is what it is generated from. */
export async function coreFiles(options: CoreOptions, tree: ProjectTree): Promise<CoreFiles> {
  const { files: made, descriptor, diagnostics } = generateCore(options);
  const { name } = options;
  const source = { path: descriptionPath(name), text: writeCore(options) };
  const files = made.filter(({ path }) => path !== `${name}.core.json`);
  const generated = { folder: coreFolder(name), manifest: manifestPath(name), files, source, diagnostics };
  return { design: await generatedFiles(generated, tree), descriptor };
}

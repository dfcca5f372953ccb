import type { PinmuxRow } from '@netloom/contract';
import { generatePinmux } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import type { IpDescriptor } from '@netloom/model';
import type { GeneratedFile } from '@netloom/soc';
import type { ProjectTree } from '../../projects/index.ts';
import { generationOf, isGenerated, manifestPath } from '../generation/index.ts';
import type { Generation, Source } from '../generation/index.ts';

/** A multiplexer as the tree has it. */
export function pinmuxRow(source: Source): PinmuxRow {
  const { name, folder, path, text, hash } = source;
  return { name, folder, path, pinmuxJson: text, hash, generated: isGenerated(source) };
}

export interface PinmuxFiles {
  design: Generation;
  /** Undefined when the multiplexer has errors. */
  descriptor: IpDescriptor | undefined;
}

/** All that a multiplexer generates into its folder. */
export async function pinmuxFiles(
  pinmux: Pinmux,
  folder: string,
  source: GeneratedFile,
  tree: ProjectTree,
): Promise<PinmuxFiles> {
  const { files, descriptor, diagnostics } = generatePinmux(pinmux);
  const made = { folder, manifest: manifestPath(folder), files, source, diagnostics };
  return { design: await generationOf(made, tree), descriptor };
}

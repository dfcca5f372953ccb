import type { GeneratedFile } from '../generate/manifest.ts';
import { generatedBlocks } from './generatedBlock.ts';
import type { Surroundings } from './generatedBlock.ts';

/** One file for each generated block of a design. */
export function blockFiles(around: Surroundings, folder: string): GeneratedFile[] {
  return generatedBlocks(around).map(({ block, generator }) => ({
    path: `${folder}/${block.module}.sv`,
    text: generator.text(generator.spec(block)),
  }));
}

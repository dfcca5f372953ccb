import type { GeneratedFile } from '../generate/manifest.ts';
import type { BlockGenerator } from './blockGenerator.ts';
import { generatedBlocks } from './generatedBlock.ts';
import type { Surroundings } from './generatedBlock.ts';
import { Patterns } from './pattern.ts';

/** One file for each generated block of a design. */
export function blockFiles(around: Surroundings, folder: string): GeneratedFile[] {
  const patterns = new Map<BlockGenerator, Patterns>();
  const textOf = (generator: BlockGenerator, spec: unknown) => {
    if (!generator.hasPattern) return generator.text(spec);
    let known = patterns.get(generator);
    if (!known) patterns.set(generator, (known = new Patterns((each) => generator.text(each))));
    return known.text(spec);
  };
  return generatedBlocks(around).map(({ block, generator }) => ({
    path: `${folder}/${block.module}.sv`,
    text: textOf(generator, generator.spec(block)),
  }));
}

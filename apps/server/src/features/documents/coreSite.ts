import type { CoreContext, CoreOptions } from '@netloom/core';
import { readInstructions, withInstructions } from '@netloom/instructions';
import type { ProjectTree } from '../../projects/index.ts';

/** The custom instructions that a core of a tree names. */
export async function coreSite(options: CoreOptions, tree: ProjectTree): Promise<CoreContext> {
  const read = (path: string) => tree.readText(path, 'instructions');
  const { insns, diagnostics } = await readInstructions(options, read);
  return {
    custom: diagnostics.length > 0 ? undefined : withInstructions(options, insns).custom,
    diagnostics,
  };
}

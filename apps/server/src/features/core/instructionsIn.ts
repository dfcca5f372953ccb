import type { CoreOptions } from '@netloom/core';
import { readInstructions } from '@netloom/instructions';
import type { ProjectTree } from '../../projects/index.ts';

/** The definitions that a core of the tree names, and what is wrong with them. */
export const instructionsIn = (tree: ProjectTree, options: CoreOptions, field: string) =>
  readInstructions(options, async (path) =>
    (await tree.has(path, field)) ? tree.readText(path, field) : undefined,
  );

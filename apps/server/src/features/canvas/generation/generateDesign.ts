import type { ProjectTree } from '../../../projects/index.ts';
import { generatingAt, generationFor } from '../../generation/index.ts';
import type { Generation } from '../../generation/index.ts';

/** A design as a canvas shows it, and where it lies. */
interface Design {
  path: string;
  text: string;
}

/** All that a design generates. @throws a 601 for one that cannot be read, or when a limit is reached. */
export async function generateDesign(
  design: Design,
  tree: ProjectTree,
  seconds?: number,
): Promise<Generation> {
  const asked = { ...design, field: 'toVerilogJson', seconds };
  return (await generationFor(generatingAt(design.path), asked, tree)).generation;
}

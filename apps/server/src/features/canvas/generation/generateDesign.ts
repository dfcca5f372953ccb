import { withoutOwnTests } from '@netloom/soc';
import { inWorker } from '../../../inWorker/index.ts';
import type { ProjectTree } from '../../../projects/index.ts';
import type { Generation } from '../../generation/index.ts';

/** A document's text, and the root of the tree whose IP it may instantiate. */
export interface DesignInput {
  documentText: string;
  root: string;
}

/** `designFiles` in a thread of its own. @throws a 601 when a limit of time or memory is reached. */
export async function generateDesign(
  documentText: string,
  { root }: ProjectTree,
  seconds?: number,
): Promise<Generation> {
  const data: DesignInput = { documentText, root };
  const program = new URL('./designFiles.worker.ts', import.meta.url);
  const files = await inWorker<Omit<Generation, 'essence'>>({
    program,
    data,
    field: 'toVerilogJson',
    task: 'generate-design',
    seconds,
  });
  return { ...files, essence: withoutOwnTests };
}

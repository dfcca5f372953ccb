import { listBlocks } from '@netloom/contract';
import { memoryKind } from '@netloom/memory';
import type { Memory } from '@netloom/memory';
import type { OpenDocument } from '../../../../document/index.ts';
import { blockShelf, generateBlockShown } from '../../block/index.ts';

export type OpenMemory = OpenDocument<Memory>;

export const memoryShelf = blockShelf<Memory>(memoryKind, listBlocks);

/** The memories that are open. */
export const memories = memoryShelf.documents;
export const { edit } = memoryShelf;

/** Writes the memory as it is shown into the project, and shows what became of each file. */
export function generateIntoProject(deptId: number): void {
  generateBlockShown(memoryShelf, deptId);
}

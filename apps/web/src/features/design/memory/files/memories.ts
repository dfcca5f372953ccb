import { generateBlock, listBlocks } from '@netloom/contract';
import { memoryKind } from '@netloom/memory';
import type { Memory } from '@netloom/memory';
import { callApi } from '../../../../api/index.ts';
import type { OpenDocument } from '../../../../document/index.ts';
import { blockShelf, generateShown } from '../../block/index.ts';

export type OpenMemory = OpenDocument<Memory>;

export const memoryShelf = blockShelf<Memory>(memoryKind, 'memories', listBlocks);

/** The memories that are open. */
export const memories = memoryShelf.documents;
export const { edit } = memoryShelf;

/** Writes the memory as it is shown into the project, and shows what became of each file. */
export function generateIntoProject(deptId: number): void {
  generateShown(memoryShelf, (shown) =>
    callApi(generateBlock, { body: { deptId, kind: 'memory', ...shown } }),
  );
}

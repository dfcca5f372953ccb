import { generateBlock } from '@netloom/contract';
import { callApi } from '../../../api/index.ts';
import type { BlockShelf } from './blockShelf.ts';
import { generateShown } from './generateShown.ts';

/** Writes a document as it is shown, with all that its kind makes of it, by the call that any kind has. */
export function generateBlockShown<Doc extends { name: string }>(
  shelf: BlockShelf<Doc>,
  deptId: number,
): void {
  const { id: kind } = shelf.kind;
  generateShown(shelf, (shown) => callApi(generateBlock, { body: { deptId, kind, ...shown } }));
}

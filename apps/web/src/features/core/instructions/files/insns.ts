import { generateBlock, listBlocks } from '@netloom/contract';
import { insnKind } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import { callApi } from '../../../../api/index.ts';
import type { OpenDocument } from '../../../../document/index.ts';
import { blockShelf, generateShown } from '../../../design/block/index.ts';

export type OpenInsn = OpenDocument<Insn>;

export const insnShelf = blockShelf<Insn>(insnKind, 'instructions', listBlocks);

/** The definitions that are open. */
export const insns = insnShelf.documents;
export const { edit } = insnShelf;

/** Writes the definition as it is shown, and its files for software, into the project. */
export function generateIntoProject(deptId: number): void {
  generateShown(insnShelf, (shown) => callApi(generateBlock, { body: { deptId, kind: 'insn', ...shown } }));
}

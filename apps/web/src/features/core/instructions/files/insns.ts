import { listBlocks } from '@netloom/contract';
import { insnKind } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import type { OpenDocument } from '../../../../document/index.ts';
import { blockShelf, generateBlockShown } from '../../../design/block/index.ts';

export type OpenInsn = OpenDocument<Insn>;

export const insnShelf = blockShelf<Insn>(insnKind, listBlocks);

/** The definitions that are open. */
export const insns = insnShelf.documents;
export const { edit } = insnShelf;

/** Writes the definition as it is shown, and its files for software, into the project. */
export function generateIntoProject(deptId: number): void {
  generateBlockShown(insnShelf, deptId);
}

import { listBlocks } from '@netloom/contract';
import type { BlockRow } from '@netloom/contract';
import { pinmuxKind } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { useCall } from '../../../../api/index.ts';
import type { OpenDocument } from '../../../../document/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { blockShelf, generateBlockShown } from '../../block/index.ts';

export type OpenPinmux = OpenDocument<Pinmux>;

export const pinmuxShelf = blockShelf<Pinmux>(pinmuxKind, listBlocks);

/** The pin multiplexers that are open. */
export const pinmuxes = pinmuxShelf.documents;
export const { edit } = pinmuxShelf;

/** The pin multiplexers of the project; undefined until they are known. */
export function usePinmuxes(): readonly BlockRow[] | undefined {
  const deptId = useDeptId();
  return useCall(listBlocks, { query: { deptId, kind: 'pinmux' } }).data;
}

/** Writes the multiplexer as it is shown into the project, and shows what became of each file. */
export function generateIntoProject(deptId: number): void {
  generateBlockShown(pinmuxShelf, deptId);
}

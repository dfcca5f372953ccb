import { libJsonByCore, listCores } from '@netloom/contract';
import type { CoreRow } from '@netloom/contract';
import { coreKind } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { callApi } from '../../../../api/index.ts';
import type { OpenDocument, Stored } from '../../../../document/index.ts';
import { blockShelf, generateShown } from '../../../design/block/index.ts';

export type OpenCore = OpenDocument<CoreOptions>;

export const coreShelf = blockShelf<CoreOptions>(coreKind, listCores);

/** The descriptions of cores that are open. */
export const cores = coreShelf.documents;
export const { nameOfPath, pathOfNew } = coreShelf;

/** Takes other options over in one step that undo takes back. */
export function changeOptions(options: CoreOptions, what?: string): void {
  cores.change(options, { what });
}

/** The stored text that a row tells. */
function storedOfRow({ path, coreJson, hash }: CoreRow): Stored {
  return { path, text: coreJson, hash };
}

/** Writes the core as it is shown into the project, and shows what became of each file. */
export function generateIntoProject(deptId: number): void {
  generateShown(coreShelf, async ({ text: coreJson, ...shown }) => {
    const query = { deptId, save: 'true' as const };
    const { core, ...result } = await callApi(libJsonByCore, { query, body: { coreJson, ...shown } });
    return { ...result, stored: core && storedOfRow(core) };
  });
}

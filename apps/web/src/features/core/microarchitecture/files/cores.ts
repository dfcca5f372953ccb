import { getAllSocModule, listCores } from '@netloom/contract';
import type { CoreRow } from '@netloom/contract';
import { coreKind } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { callKey, queryClient } from '../../../../api/index.ts';
import { Documents, fileShelf } from '../../../../document/index.ts';
import type { OpenDocument, Stored } from '../../../../document/index.ts';

export type OpenCore = OpenDocument<CoreOptions>;

/** The descriptions of cores that are open. */
export const cores = new Documents<CoreOptions>({
  ...coreKind,
  ...fileShelf,
  read: ({ text, path }) => coreKind.read(text, path),
  prepare: () => undefined,
  targetOf,
  store: ({ path, hash }, options) => fileShelf.storeText(path, coreKind.write(options), hash),
  onStored() {
    void queryClient.invalidateQueries({ queryKey: callKey(listCores) });
    void queryClient.invalidateQueries({ queryKey: callKey(getAllSocModule) });
  },
});

export function nameOfPath(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -coreKind.suffix.length);
}

/** Where a new core of this name goes. */
export function pathOfNew(name: string): string {
  return `cores/${name}/${name}${coreKind.suffix}`;
}

/** A core of another name than what is stored is a new one, with a folder of its own. */
export function targetOf({ name }: CoreOptions, stored: Stored | undefined) {
  if (stored !== undefined && nameOfPath(stored.path) === name) return undefined;
  return { path: pathOfNew(name), hash: '' };
}

/** Takes other options over in one step that undo takes back. */
export function changeOptions(options: CoreOptions, what?: string): void {
  cores.change(options, { what });
}

/** The stored text that a row tells. */
export function storedOfRow({ path, coreJson, hash }: CoreRow): Stored {
  return { path, text: coreJson, hash };
}

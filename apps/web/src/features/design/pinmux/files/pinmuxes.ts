import { getAllSocModule, listPinmuxes } from '@netloom/contract';
import type { PinmuxRow } from '@netloom/contract';
import { pinmuxKind } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { callKey, queryClient } from '../../../../api/index.ts';
import { Documents, fileShelf } from '../../../../document/index.ts';
import type { OpenDocument, Stored } from '../../../../document/index.ts';

export type OpenPinmux = OpenDocument<Pinmux>;

/** The pin multiplexers that are open. */
export const pinmuxes = new Documents<Pinmux>({
  ...pinmuxKind,
  ...fileShelf,
  read: ({ text, path }) => pinmuxKind.read(text, path),
  prepare: () => undefined,
  targetOf,
  store: ({ path, hash }, pinmux) => fileShelf.storeText(path, pinmuxKind.write(pinmux), hash),
  onStored() {
    void queryClient.invalidateQueries({ queryKey: callKey(listPinmuxes) });
    void queryClient.invalidateQueries({ queryKey: callKey(getAllSocModule) });
  },
});

export function nameOfPath(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -pinmuxKind.suffix.length);
}

/** Where a new multiplexer of this name goes. */
export function pathOfNew(name: string): string {
  return `pinmux/${name}/${name}${pinmuxKind.suffix}`;
}

/** One of another name than what is stored is a new one, with a folder of its own. */
export function targetOf({ name }: Pinmux, stored: Stored | undefined) {
  if (stored !== undefined && nameOfPath(stored.path) === name) return undefined;
  return { path: pathOfNew(name), hash: '' };
}

/** The stored text that a row tells. */
export function storedOfRow({ path, pinmuxJson, hash }: PinmuxRow): Stored {
  return { path, text: pinmuxJson, hash };
}

/** One step that undo takes back. */
export function edit(change: (pinmux: Pinmux) => Pinmux): void {
  const open = pinmuxes.current();
  if (open !== undefined) pinmuxes.change(change(open.document));
}

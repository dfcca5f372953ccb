import { listPins } from '@netloom/contract';
import type { PinsRow } from '@netloom/contract';
import { pinsKind } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';
import { callKey, queryClient } from '../../../../api/index.ts';
import { Documents, fileShelf, openDept, pathOfNew } from '../../../../document/index.ts';
import type { OpenDocument, Stored } from '../../../../document/index.ts';
import { loadChip } from './chips.ts';

export type OpenBoard = OpenDocument<PinConfiguration, Chip>;

/** The pin configurations that are open, each with its chip. */
export const boards = new Documents<PinConfiguration, Chip>({
  ...pinsKind,
  ...fileShelf,
  read: ({ text, path }) => pinsKind.read(text, path),
  prepare: ({ chip }) => loadChip(openDept(), chip),
  store: ({ path, hash }, configuration) => fileShelf.storeText(path, pinsKind.write(configuration), hash),
  onStored: () => void queryClient.invalidateQueries({ queryKey: callKey(listPins) }),
});

export function nameOfPath(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -pinsKind.suffix.length);
}

/** Where a new configuration of this name goes. */
export function pathOfBoard(name: string): string {
  return pathOfNew(pinsKind, name);
}

export function folderOfPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The stored text that a row tells. */
export function storedOfRow({ path, pinsJson, hash }: PinsRow): Stored {
  return { path, text: pinsJson, hash };
}

/** Takes another configuration over, in one step that undo takes back. */
export function change(configuration: PinConfiguration): void {
  boards.change(configuration);
}

/** Edits the open configuration: `edit((configuration) => assign(configuration, …))`. */
export function edit(step: (configuration: PinConfiguration) => PinConfiguration): void {
  const open = boards.current();
  if (open !== undefined) change(step(open.document));
}

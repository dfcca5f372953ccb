import { getAllSocModule, listMemories } from '@netloom/contract';
import type { MemoryRow } from '@netloom/contract';
import { memoryKind } from '@netloom/memory';
import type { Memory } from '@netloom/memory';
import { callKey, queryClient } from '../../../../api/index.ts';
import { Documents, fileShelf } from '../../../../document/index.ts';
import type { OpenDocument, Stored } from '../../../../document/index.ts';

export type OpenMemory = OpenDocument<Memory>;

/** The memories that are open. */
export const memories = new Documents<Memory>({
  ...memoryKind,
  ...fileShelf,
  read: ({ text, path }) => memoryKind.read(text, path),
  prepare: () => undefined,
  targetOf,
  store: ({ path, hash }, memory) => fileShelf.storeText(path, memoryKind.write(memory), hash),
  onStored() {
    void queryClient.invalidateQueries({ queryKey: callKey(listMemories) });
    void queryClient.invalidateQueries({ queryKey: callKey(getAllSocModule) });
  },
});

export function nameOfPath(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -memoryKind.suffix.length);
}

/** Where a new memory of this name goes. */
export function pathOfNew(name: string): string {
  return `memories/${name}/${name}${memoryKind.suffix}`;
}

/** One of another name than what is stored is a new one, with a folder of its own. */
export function targetOf({ name }: Memory, stored: Stored | undefined) {
  if (stored !== undefined && nameOfPath(stored.path) === name) return undefined;
  return { path: pathOfNew(name), hash: '' };
}

/** The stored text that a row tells. */
export function storedOfRow({ path, memoryJson, hash }: MemoryRow): Stored {
  return { path, text: memoryJson, hash };
}

/** One step that undo takes back. */
export function edit(change: (memory: Memory) => Memory): void {
  const open = memories.current();
  if (open !== undefined) memories.change(change(open.document));
}

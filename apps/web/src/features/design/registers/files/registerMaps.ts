import { findRegisterFiles } from '@netloom/contract';
import type { RegisterMap } from '@netloom/model';
import { nodeAt, registersKind } from '@netloom/registers';
import type { NodePath } from '@netloom/registers';
import { callKey, queryClient } from '../../../../api/index.ts';
import { Documents, fileShelf } from '../../../../document/index.ts';

/** What is shown and edited: a node (empty for the map itself), and a field of it. */
export interface Selection {
  node: NodePath;
  field: number | undefined;
}

export const LIBRARY = 'library/';

/** The register descriptions that are open; those of the library can be read and copied alone. */
export const registerMaps = new Documents<RegisterMap, Selection>({
  ...registersKind,
  ...fileShelf,
  read: ({ text, path }) => registersKind.read(text, path),
  prepare: (map, before) => (before && nodeAt(map, before.node) ? before : firstRegister(map)),
  isReadOnly: (path) => path.startsWith(LIBRARY),
  store: ({ path, hash }, map) => fileShelf.storeText(path, registersKind.write(map), hash),
  onStored: () => void queryClient.invalidateQueries({ queryKey: callKey(findRegisterFiles) }),
});

/** Opens a map that is not in the tree yet; the first save writes it. */
export function openNew(path: string, map: RegisterMap): void {
  registerMaps.openNew(path, map, firstRegister(map));
}

function firstRegister({ children }: RegisterMap): Selection {
  const node: number[] = [];
  let level = children;
  for (;;) {
    const first = level[0];
    if (first === undefined) return { node, field: undefined };
    node.push(0);
    if (first.kind !== 'group') return { node, field: undefined };
    level = first.children;
  }
}

import type { SoftwarePiece } from '@netloom/core';

/** Pieces with all that they need, in the library's order. */
export function withNeeds(ids: Iterable<string>, library: readonly SoftwarePiece[]): SoftwarePiece[] {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    library.find((piece) => piece.id === id)?.needs.forEach(add);
  };
  for (const id of ids) add(id);
  return library.filter(({ id }) => found.has(id));
}

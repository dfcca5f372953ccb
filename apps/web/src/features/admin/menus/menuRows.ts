import type { MenuRow } from '@netloom/contract';

/** An entry in its place: how deep it lies, and its neighbours at the same level in order. */
export interface PlacedRow extends MenuRow {
  depth: number;
  /** Ids of the entries above it, the outermost first. */
  path: readonly number[];
  siblings: readonly MenuRow[];
  index: number;
  hasChildren: boolean;
}

function childrenOf(rows: readonly MenuRow[], parentId: number | null): MenuRow[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .sort((a, b) => a.position - b.position || a.menuId - b.menuId);
}

/** The entries from the top down, each after its parent. */
export function placed(
  rows: readonly MenuRow[],
  parentId: number | null = null,
  path: readonly number[] = [],
): PlacedRow[] {
  const siblings = childrenOf(rows, parentId);
  return siblings.flatMap((row, index) => {
    const below = placed(rows, row.menuId, [...path, row.menuId]);
    return [{ ...row, depth: path.length, path, siblings, index, hasChildren: below.length > 0 }, ...below];
  });
}

/** Groups that an entry may lie in: not itself, nor what lies below it. */
export function groupsFor(rows: readonly PlacedRow[], menuId: number | null): PlacedRow[] {
  return rows.filter(
    ({ kind, menuId: id, path }) =>
      (kind === 'layout' || kind === 'parent') &&
      id !== menuId &&
      (menuId === null || !path.includes(menuId)),
  );
}

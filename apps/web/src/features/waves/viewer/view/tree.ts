import type { GroupRow, Pane, RowNode } from './model.ts';

/** A place among rows: before the `index`-th child of a group, or of the pane itself. */
export interface Place {
  pane: number;
  group: number | null;
  index: number;
}

/** Every row in order, groups before what they hold. */
export function allRows(rows: readonly RowNode[]): RowNode[] {
  return rows.flatMap((row) => (row.kind === 'group' ? [row, ...allRows(row.rows)] : [row]));
}

/** Rows in order but for those in closed groups. */
export function openRows(rows: readonly RowNode[]): RowNode[] {
  return rows.flatMap((row) => (row.kind === 'group' && row.open ? [row, ...openRows(row.rows)] : [row]));
}

export function findRow(panes: readonly Pane[], key: number | undefined): RowNode | undefined {
  return panes.flatMap((pane) => allRows(pane.rows)).find((row) => row.key === key);
}

/** Replaces each row by what `change` makes of it (the same object: nothing, a list: several); from the leaves up. */
export function mapRows(rows: RowNode[], change: (row: RowNode) => RowNode | RowNode[]): RowNode[] {
  let same = true;
  const mapped = rows.flatMap((row) => {
    const inner = row.kind === 'group' ? mapRows(row.rows, change) : null;
    const whole = inner && inner !== (row as GroupRow).rows ? ({ ...row, rows: inner } as GroupRow) : row;
    const changed = change(whole);
    same &&= changed === row;
    return changed;
  });
  return same ? rows : mapped;
}

export function mapPanes(panes: Pane[], change: (row: RowNode) => RowNode | RowNode[]): Pane[] {
  const mapped = panes.map((pane) => {
    const rows = mapRows(pane.rows, change);
    return rows === pane.rows ? pane : { ...pane, rows };
  });
  return mapped.every((pane, i) => pane === panes[i]) ? panes : mapped;
}

export function withoutRows(panes: Pane[], keys: ReadonlySet<number>): Pane[] {
  return mapPanes(panes, (row) => (keys.has(row.key) ? [] : row));
}

/** The rows of `keys` in their order, those in a chosen group left to the group. */
export function chosenRows(rows: readonly RowNode[], keys: ReadonlySet<number>): RowNode[] {
  return rows.flatMap((row) => {
    if (keys.has(row.key)) return [row];
    return row.kind === 'group' ? chosenRows(row.rows, keys) : [];
  });
}

export function insertRows(panes: Pane[], { pane, group, index }: Place, added: RowNode[]): Pane[] {
  if (group !== null)
    return mapPanes(panes, (row) =>
      row.kind === 'group' && row.key === group
        ? { ...row, rows: row.rows.toSpliced(index, 0, ...added) }
        : row,
    );
  return panes.map((one) =>
    one.key === pane ? { ...one, rows: one.rows.toSpliced(index, 0, ...added) } : one,
  );
}

/** The children among which a place is counted; none when the pane or group is gone. */
export function siblingsAt(panes: readonly Pane[], { pane, group }: Place): RowNode[] {
  if (group === null) return panes.find(({ key }) => key === pane)?.rows ?? [];
  const row = findRow(panes, group);
  return row?.kind === 'group' ? row.rows : [];
}

/** Where a row stands, or null. */
export function placeOf(panes: readonly Pane[], key: number): Place | null {
  for (const pane of panes) {
    const found = placeIn(pane.rows, key, pane.key, null);
    if (found) return found;
  }
  return null;
}

function placeIn(rows: RowNode[], key: number, pane: number, group: number | null): Place | null {
  for (const [index, row] of rows.entries()) {
    if (row.key === key) return { pane, group, index };
    const inner = row.kind === 'group' ? placeIn(row.rows, key, pane, row.key) : null;
    if (inner) return inner;
  }
  return null;
}

/** Moves rows to a place, which is counted before they are taken out; a group does not go into itself. */
export function moveRows(panes: Pane[], keys: ReadonlySet<number>, to: Place): Pane[] {
  const moved = panes.flatMap((pane) => chosenRows(pane.rows, keys));
  const within = new Set(allRows(moved).map(({ key }) => key));
  if (moved.length === 0 || (to.group !== null && within.has(to.group))) return panes;
  const before = siblingsAt(panes, to)
    .slice(0, to.index)
    .filter(({ key }) => within.has(key)).length;
  const rest = withoutRows(panes, new Set(moved.map(({ key }) => key)));
  return insertRows(rest, { ...to, index: to.index - before }, moved);
}

/** A cell that is drawn; a gap stands for all from its cell to the next one's. */
export interface Column {
  cell: number;
  gap: boolean;
}

/**
 * Which cells are drawn: all, but of `idle` and more in which nothing changes only the first, a gap and the last.
 * @param changed whether a signal that is no clock has another value than in the cell before
 */
export function columnsOf(changed: readonly boolean[], idle: number): Column[] {
  const columns: Column[] = [];
  for (let cell = 0; cell < changed.length;) {
    let end = cell + 1;
    while (end < changed.length && !changed[end]) end += 1;
    if (idle > 0 && end - cell >= Math.max(4, idle)) {
      columns.push({ cell, gap: false }, { cell: cell + 1, gap: true }, { cell: end - 1, gap: false });
    } else {
      for (let at = cell; at < end; at += 1) columns.push({ cell: at, gap: false });
    }
    cell = end;
  }
  return columns;
}

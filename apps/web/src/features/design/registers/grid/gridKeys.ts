import type { CellPlace, CellRange, GridSize } from './gridTypes.ts';

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** The range after a key that moves; undefined for other keys, and where Tab leaves the grid. */
export function movedBy(event: Key, range: CellRange, size: GridSize): CellRange | undefined {
  const far = event.ctrlKey || event.metaKey;
  if (event.key === 'Tab') {
    const next = tabbed(range.focus, event.shiftKey ? -1 : 1, size);
    return next && { anchor: next, focus: next };
  }
  const target = targetOf(event.key, far, range.focus, size);
  if (!target) return undefined;
  const focus = {
    row: Math.max(0, Math.min(target.row, size.rows - 1)),
    column: Math.max(0, Math.min(target.column, size.columns - 1)),
  };
  return { anchor: event.shiftKey ? range.anchor : focus, focus };
}

function targetOf(key: string, far: boolean, at: CellPlace, size: GridSize): CellPlace | undefined {
  const { row, column } = at;
  switch (key) {
    case 'ArrowDown':
      return { row: far ? size.rows - 1 : row + 1, column };
    case 'ArrowUp':
      return { row: far ? 0 : row - 1, column };
    case 'ArrowRight':
      return { row, column: far ? size.columns - 1 : column + 1 };
    case 'ArrowLeft':
      return { row, column: far ? 0 : column - 1 };
    case 'PageDown':
      return { row: row + size.page, column };
    case 'PageUp':
      return { row: row - size.page, column };
    case 'Home':
      return { row: far ? 0 : row, column: 0 };
    case 'End':
      return { row: far ? size.rows - 1 : row, column: size.columns - 1 };
    default:
      return undefined;
  }
}

/** The next cell in reading order; undefined before the first and behind the last. */
export function tabbed(at: CellPlace, by: 1 | -1, { rows, columns }: GridSize): CellPlace | undefined {
  const index = at.row * columns + at.column + by;
  if (index < 0 || index >= rows * columns) return undefined;
  return { row: Math.floor(index / columns), column: index % columns };
}

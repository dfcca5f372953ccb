import type { KeyboardEvent, RefObject } from 'react';
import { placeNamed, reveal } from '../actions/view.ts';
import { removeSelected } from '../actions/edit.ts';
import { select, useMap } from '../store/mapStore.ts';
import { COLUMNS } from './columns.ts';
import type { Row } from './rows.ts';
import { startEditing, useTable } from './tableStore.ts';

/** Arrows walk, Enter and F2 edit, a letter or digit replaces, Delete takes the address away. */
export function useGridKeys(rows: readonly Row[], box: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent): void => {
    const { editing, column } = useTable.getState();
    if (editing || event.target !== box.current) return;
    const steps = stepOf(event);
    if (steps) {
      event.preventDefault();
      return walk(rows, steps.rows, steps.columns);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === 'F2') startEditing(column);
    else if (event.key === 'Delete') removeSelected();
    else if (event.key.length === 1 && event.key !== ' ') startEditing(column, event.key);
    else return;
    event.preventDefault();
  };
}

const PAGE = 12;

function stepOf({ key, altKey }: KeyboardEvent): { rows: number; columns: number } | undefined {
  if (altKey) return undefined;
  const steps: Record<string, [rows: number, columns: number]> = {
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    PageDown: [PAGE, 0],
    PageUp: [-PAGE, 0],
    Home: [-Infinity, 0],
    End: [Infinity, 0],
    ArrowRight: [0, 1],
    ArrowLeft: [0, -1],
  };
  const found = steps[key];
  return found && { rows: found[0], columns: found[1] };
}

function walk(rows: readonly Row[], down: number, right: number): void {
  const { column } = useTable.getState();
  const at = COLUMNS.findIndex(({ id }) => id === column);
  useTable.setState({ column: COLUMNS[clamp(at + right, COLUMNS.length)]!.id });
  if (down === 0) return;
  const { selected } = useMap.getState();
  const row = rows.findIndex(({ endpoint }) => endpoint === selected?.endpoint);
  const next = rows[clamp(row + down, rows.length)];
  if (next) selectRow(next.endpoint);
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}

/** Selects a row here and in the drawing. */
export function selectRow(endpoint: string): void {
  select({ endpoint });
  const place = placeNamed({ endpoint });
  if (place) reveal(place);
}

import { openPinMenu } from '../package/menu/menuStore.ts';
import { COLUMNS } from './columns.ts';
import { lockAll } from './editRows.ts';
import type { Row } from './rows.ts';
import { startEditing, useTable } from './tableStore.ts';

/** Opens the menu of signals at the cell, or an editor in it. */
export function editCell(row: Row, table: HTMLElement): void {
  const { column } = useTable.getState();
  const kind = COLUMNS.find(({ id }) => id === column)?.edit;
  if (kind === 'signal') {
    const cell = table.querySelector(`[data-row="${CSS.escape(row.key)}"] [data-column="signal"]`);
    const { left, bottom } = (cell ?? table).getBoundingClientRect();
    openPinMenu(row.name, { x: left, y: bottom });
  } else if (kind === 'lock') lockAll([row.name], !row.locked);
  else if (kind !== undefined && row.signal !== '') startEditing();
}

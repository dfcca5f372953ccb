import { commandSet } from '../../../../commands/command.ts';
import { focusSearch } from '../package/view/focusSearch.ts';
import { editCell } from './editCell.ts';
import { freeAll, lockAll } from './editRows.ts';
import type { Row } from './rows.ts';
import { chooseRows, pinsOfEdit, toggleRow } from './selection.ts';
import { useTable } from './tableStore.ts';

/** The rows that are listed, and the element that they are listed in. */
export interface TableTargets {
  rows: readonly Row[];
  table: () => HTMLElement | null;
}

const current = ({ rows }: TableTargets) => rows.find(({ key }) => key === useTable.getState().row);
const hasRow = (targets: TableTargets) => current(targets) !== undefined;
const pins = (targets: TableTargets) => pinsOfEdit(targets.rows, current(targets)!);

/** What can be done with the rows of the table; the keys hold while it has the focus. */
export const tableCommands = commandSet<TableTargets>(
  (id) => `pinTable:command.${id}`,
  [
    { id: 'search', keys: ['/'], run: focusSearch },
    {
      id: 'edit',
      keys: ['Enter', 'F2'],
      when: hasRow,
      run: (targets) => editCell(current(targets)!, targets.table()!),
    },
    { id: 'choose', keys: ['Space'], when: hasRow, run: (targets) => toggleRow(current(targets)!.key) },
    { id: 'chooseAll', keys: ['Ctrl+A'], run: ({ rows }) => chooseRows(rows) },
    { id: 'chooseNone', keys: ['Escape'], run: () => chooseRows([]) },
    { id: 'free', keys: ['Delete', 'Backspace'], when: hasRow, run: (targets) => freeAll(pins(targets)) },
    {
      id: 'lock',
      keys: ['L'],
      when: hasRow,
      run: (targets) => lockAll(pins(targets), !current(targets)!.locked),
    },
  ],
);

import type { Severity } from '@netloom/model';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SeverityIcon } from '../../../../diagnostics/SeverityIcon.tsx';
import { tagsOf } from '../map/tags.ts';
import { AttributeCell } from './AttributeCell.tsx';
import { COLUMNS } from './columns.ts';
import type { TableColumn } from './columns.ts';
import { ManagerCell } from './ManagerCell.tsx';
import type { Row } from './rows.ts';
import { startEditing, useTable } from './tableStore.ts';
import { TextEditor } from './TextEditor.tsx';
import { selectRow } from './useGridKeys.ts';

interface Props {
  row: Row;
  /** Pixels. */
  top: number;
  selected: boolean;
  severity: Severity | undefined;
}

export const GridRow = memo(function GridRow({ row, top, selected, severity }: Props) {
  return (
    <div
      className="nl-map-row"
      role="row"
      aria-selected={selected}
      data-row={row.endpoint}
      data-open={row.block === undefined}
      style={{ top }}
    >
      <span role="gridcell" className="nl-map-state">
        {severity && <SeverityIcon severity={severity} />}
      </span>
      {COLUMNS.map((column) => (
        <Cell key={column.id} row={row} column={column} selected={selected} />
      ))}
    </div>
  );
});

function Cell({ row, column, selected }: { row: Row; column: TableColumn; selected: boolean }) {
  const { id, width, mono } = column;
  const active = useTable((state) => selected && state.column === id);
  const editing = useTable((state) => selected && state.column === id && state.editing);
  const canEdit = row.block !== undefined || id === 'name' || id === 'base';
  function press(): void {
    selectRow(row.endpoint);
    useTable.setState({ column: id });
  }
  return (
    <span
      role="gridcell"
      style={{ width }}
      data-column={id}
      data-active={active}
      className={mono ? 'nl-map-mono' : ''}
      onClick={editing ? undefined : press}
      onDoubleClick={() => canEdit && startEditing(id)}
    >
      {editing && canEdit ? <Editor row={row} column={column} /> : <CellText row={row} column={column} />}
    </span>
  );
}

function Editor({ row, column }: { row: Row; column: TableColumn }) {
  if (column.id === 'attributes') return <AttributeCell row={row} />;
  if (column.id === 'managers') return <ManagerCell row={row} />;
  return <TextEditor row={row} column={column} />;
}

function CellText({ row, column }: { row: Row; column: TableColumn }) {
  const { t } = useTranslation('memoryMap');
  const { block, attributes, endpoint } = row;
  switch (column.id) {
    case 'name':
      return <span title={endpoint}>{endpoint}</span>;
    case 'attributes':
      return attributes ? `${t(`typeShort.${attributes.type}`)} · ${tagsOf({ attributes })}` : null;
    case 'managers':
      return block ? (block.managers?.join(', ') ?? <em>{t('table.allManagers')}</em>) : null;
    case 'base':
      return block ? column.text!(row) : <em>{t('table.unassigned')}</em>;
    default: {
      const text = column.text!(row);
      return <span title={text}>{text}</span>;
    }
  }
}

import { DeleteOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { STORED } from './stored.ts';

interface Props<Row extends { name: string }> {
  title: string;
  /** By which a row is added. */
  adding: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Where there is no row; nothing is shown then without it. */
  empty?: string;
  help?: string;
  removal: {
    label: (name: string) => string;
    /** Why a row has to stay. */
    refused?: (name: string) => string | null;
    remove: (name: string) => void;
  };
}

/** A part of a plan: its named entries as rows that are changed in place, added and removed. */
export function PartTable<Row extends { name: string }>(props: Props<Row>) {
  const { title, adding, rows, empty, help, removal } = props;
  const { label, refused, remove } = removal;
  const actions: Column<Row> = {
    ...{ key: 'actions', title: '', width: 48, place: 'actions' },
    render: ({ name }) => (
      <RowAction
        label={label(name)}
        icon={<DeleteOutlined />}
        refused={refused?.(name) ?? null}
        onClick={() => remove(name)}
      />
    ),
  };
  return (
    <section className="nl-regress-part">
      <header>
        <h2>{title}</h2>
        {adding}
      </header>
      {rows.length > 0 ? (
        <DataTable
          label={title}
          columns={[...props.columns, actions]}
          rows={rows}
          keyOf={({ name }) => name}
          query={STORED}
          empty={null}
        />
      ) : null}
      {rows.length === 0 && empty !== undefined ? <NothingListed>{empty}</NothingListed> : null}
      {help === undefined ? null : <p className="nl-dim">{help}</p>}
    </section>
  );
}

import { Spin, Table } from 'antd';
import type { TableColumnType, TableProps } from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import type { Key, ReactNode } from 'react';
import { useNarrow } from '../../shell/useNarrow.ts';
import type { Column } from './column.ts';
import { widthOf } from './column.ts';
import { ListFailed } from './NothingListed.tsx';
import { RowCards } from './RowCards.tsx';
import { rowKeys } from './rowKeys.ts';
import type { Selection } from './useSelection.ts';
import './table.css';

/** A list that is there sooner does not flicker. */
const SLOW_MS = 300;
const CHECKBOX_COLUMN = 36;

export interface Sort {
  by: string;
  descending: boolean;
  onChange: (by: string, descending: boolean) => void;
}

interface DataTableProps<Row extends object> {
  /** What a screen reader calls the list. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => Key;
  /** The query that reads the rows. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  empty: ReactNode;
  /** Enter and a double-click. */
  onOpen?: (row: Row) => void;
  onDelete?: (row: Row) => void;
  selection?: Selection<Row>;
  sort?: Sort;
}

function antdColumn<Row>(column: Column<Row>, sort: Sort | undefined): TableColumnType<Row> {
  const { key, title, width, align, sortable, render, place } = column;
  const order = sort?.descending ? 'descend' : 'ascend';
  return {
    key,
    title,
    width,
    align,
    className: place === 'actions' ? 'nl-list-actions' : undefined,
    render: (_, row) => render(row),
    ...(sortable === true && sort !== undefined
      ? { sorter: true, sortDirections: ['ascend', 'descend'], sortOrder: sort.by === key ? order : null }
      : {}),
  };
}

function onSort<Row>(sorter: SorterResult<Row> | SorterResult<Row>[], sort: Sort): void {
  const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter;
  sort.onChange(String(columnKey ?? sort.by), order === 'descend');
}

function rowSelection<Row>(
  selection: Selection<Row>,
  keyOf: (row: Row) => Key,
): TableProps<Row>['rowSelection'] {
  return {
    columnWidth: CHECKBOX_COLUMN,
    selectedRowKeys: selection.rows.map(keyOf),
    preserveSelectedRowKeys: true,
    onChange: (_, chosen) => selection.choose(chosen),
  };
}

/** Rows of a list: arrows walk, Enter opens, space selects, Delete deletes; cards on a narrow screen. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, query, empty, onOpen, onDelete, selection, sort } = props;
  const narrow = useNarrow();
  if (query.error !== null && rows === undefined)
    return <ListFailed error={query.error} onRetry={() => void query.refetch()} />;
  const loading = rows === undefined && query.isFetching;
  if (narrow && rows !== undefined && rows.length > 0)
    return <RowCards {...{ label, columns, rows, keyOf, onOpen, selection }} />;
  if (rows === undefined || rows.length === 0)
    return (
      <Spin spinning={loading} delay={SLOW_MS}>
        {loading ? <div className="nl-list-waiting" /> : empty}
      </Spin>
    );
  return (
    <Table<Row>
      className="nl-list-table"
      size="small"
      tableLayout="fixed"
      aria-label={label}
      style={{ minWidth: widthOf(columns) + (selection ? CHECKBOX_COLUMN : 0) }}
      rowKey={keyOf}
      pagination={false}
      columns={columns.map((column) => antdColumn(column, sort))}
      dataSource={rows}
      onChange={(_page, _filter, sorter) => sort && onSort(sorter, sort)}
      rowSelection={selection && rowSelection(selection, keyOf)}
      onRow={(row, index) => ({
        tabIndex: index === 0 ? 0 : -1,
        'aria-selected': selection?.has(row),
        onDoubleClick: () => onOpen?.(row),
        onKeyDown: rowKeys({
          open: onOpen && (() => onOpen(row)),
          toggle: selection && (() => selection.toggle(row)),
          remove: onDelete && (() => onDelete(row)),
          clear: selection?.clear,
        }),
      })}
    />
  );
}

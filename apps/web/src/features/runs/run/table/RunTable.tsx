import type { RunOrder } from '@netloom/contract';
import { Table } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { allRows } from './treeRows.ts';
import type { TreeRow } from './treeRows.ts';
import { useRowActions } from './useRowActions.ts';
import { useRunColumns } from './useRunColumns.tsx';

/** A list that is there sooner does not flicker. */
const SLOW_MS = 300;

interface RunTableProps {
  /** What the rows are ordered by. */
  order: RunOrder;
  rows: readonly TreeRow[];
  selected: readonly TreeRow[];
  onSelect: (rows: TreeRow[]) => void;
  loading: boolean;
  empty: ReactNode;
}

/** The column that has the sign by which a row is opened: behind selection and standing. */
const TREE_COLUMN = 2;

/** Runs as rows: arrows walk, Enter opens, space selects, Delete deletes; a row of several runs opens to the right. */
export function RunTable({ order, rows, selected, onSelect, loading, empty }: RunTableProps) {
  const { t } = useTranslation('runList');
  const columns = useRunColumns(order);
  const [opened, setOpened] = useState<readonly string[]>([]);

  function unfold({ runId, parts }: TreeRow, isOpen: boolean) {
    if (parts === undefined) return;
    setOpened((known) => [...known.filter((each) => each !== runId), ...(isOpen ? [runId] : [])]);
  }
  const actionsOf = useRowActions({ selected, onSelect, unfold });
  const [first] = allRows(rows);
  return (
    <Table<TreeRow>
      className="nl-runs-table"
      size="small"
      rowKey="runId"
      aria-label={t('label')}
      pagination={false}
      loading={{ spinning: loading, delay: SLOW_MS }}
      tableLayout="fixed"
      sticky
      columns={columns}
      dataSource={rows}
      expandable={{
        childrenColumnName: 'parts',
        expandIconColumnIndex: TREE_COLUMN,
        expandedRowKeys: opened,
        onExpand: (isOpen, row) => unfold(row, isOpen),
      }}
      locale={{ emptyText: empty }}
      rowSelection={{
        columnWidth: 32,
        selectedRowKeys: selected.map(({ runId }) => runId),
        preserveSelectedRowKeys: true,
        onChange: (_, chosen) => onSelect(chosen),
      }}
      onRow={(row) => ({ tabIndex: row.runId === first?.runId ? 0 : -1, ...actionsOf(row) })}
    />
  );
}

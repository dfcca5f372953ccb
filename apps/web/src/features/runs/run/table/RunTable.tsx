import type { RunRow } from '@netloom/contract';
import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { runAddress } from '../runAddress.ts';
import { useDeleteRuns } from '../actions/useDeleteRuns.tsx';
import { rowKeys } from '../../../../parts/table/rowKeys.ts';
import { useRunColumns } from './useRunColumns.tsx';

/** A list that is there sooner does not flicker. */
const SLOW_MS = 300;

interface RunTableProps {
  rows: readonly RunRow[];
  selected: readonly RunRow[];
  onSelect: (rows: RunRow[]) => void;
  loading: boolean;
  empty: ReactNode;
}

/** Runs as rows: arrows walk, Enter opens, space selects, Delete deletes. */
export function RunTable({ rows, selected, onSelect, loading, empty }: RunTableProps) {
  const { t } = useTranslation('runList');
  const navigate = useNavigate();
  const remove = useDeleteRuns();
  const columns = useRunColumns();
  const isSelected = (row: RunRow) => selected.some(({ runId }) => runId === row.runId);

  function toggle(row: RunRow) {
    onSelect(isSelected(row) ? selected.filter(({ runId }) => runId !== row.runId) : [...selected, row]);
  }
  return (
    <Table
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
      locale={{ emptyText: empty }}
      rowSelection={{
        columnWidth: 32,
        selectedRowKeys: selected.map(({ runId }) => runId),
        preserveSelectedRowKeys: true,
        onChange: (_, chosen) => onSelect(chosen),
      }}
      onRow={(row, index) => ({
        tabIndex: index === 0 ? 0 : -1,
        'aria-selected': isSelected(row),
        onDoubleClick: () => void navigate(runAddress(row)),
        onKeyDown: rowKeys({
          open: () => void navigate(runAddress(row)),
          toggle: () => toggle(row),
          remove: () => remove(isSelected(row) ? selected : [row], () => onSelect([])),
          clear: () => onSelect([]),
        }),
      })}
    />
  );
}

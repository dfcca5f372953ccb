import type { SynthesisReport } from '@netloom/model';
import { Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { areaTree } from '../area/areaTree.ts';
import { cellRows } from './cellRows.ts';
import type { CellRow } from './cellRows.ts';

/** The cells of the design by type, with bars to scale. */
export function CellTypes({ report }: { report: SynthesisReport }) {
  const { t, i18n } = useTranslation('synthesis');
  const rows = useMemo(() => cellRows(report, areaTree(report)), [report]);
  const most = rows[0]?.count ?? 1;
  const columns: TableColumnsType<CellRow> = [
    {
      key: 'type',
      title: t('column.cell'),
      render: (_, { type }) => <span className="nl-mono">{type}</span>,
      sorter: (a, b) => a.type.localeCompare(b.type),
    },
    {
      key: 'count',
      title: t('column.count'),
      align: 'right',
      render: (_, { count }) => new Intl.NumberFormat(i18n.language).format(count),
      sorter: (a, b) => a.count - b.count,
      sortDirections: ['descend', 'ascend'],
    },
    {
      key: 'bar',
      width: '40%',
      render: (_, { count }) => (
        <span className="nl-syn-bar">
          <i style={{ width: `${(count / most) * 100}%` }} />
        </span>
      ),
    },
  ];
  return (
    <Table<CellRow>
      size="small"
      rowKey="type"
      columns={columns}
      dataSource={rows}
      pagination={{ pageSize: 20, hideOnSinglePage: true, size: 'small', showSizeChanger: false }}
    />
  );
}

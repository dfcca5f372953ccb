import { Table, Tag } from 'antd';
import type { TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CoverageBar } from './CoverageBar.tsx';
import { COVERAGE_SORTS, byFraction, totalOf } from './coverageSorts.ts';
import type { CoverageRow, CoverageSort } from './coverageSorts.ts';
import './coverage.css';

type Column = TableColumnType<CoverageRow>;
type Text = TFunction<'simulation'>;

interface CoverageTableProps {
  rows: readonly CoverageRow[];
  onOpen: (path: string) => void;
}

/** Files with what is covered of each sort, and the sum over those shown. */
export function CoverageTable({ rows, onOpen }: CoverageTableProps) {
  const { t } = useTranslation('simulation');
  const columns = [pathColumn(t), ...COVERAGE_SORTS.map((sort) => sortColumn(t, sort))];
  return (
    <Table
      size="small"
      rowKey="path"
      className="nl-cov-table"
      tableLayout="fixed"
      scroll={{ x: 840 }}
      pagination={rows.length > 200 ? { pageSize: 200, showSizeChanger: false } : false}
      columns={columns}
      dataSource={[...rows]}
      locale={{ emptyText: t('coverage.noFiles') }}
      onRow={({ path }) => ({
        tabIndex: 0,
        onClick: () => onOpen(path),
        onKeyDown: ({ key }) => (key === 'Enter' ? onOpen(path) : undefined),
      })}
      summary={() => <Total rows={rows} />}
    />
  );
}

function pathColumn(t: Text): Column {
  return {
    key: 'path',
    title: t('coverage.file'),
    sorter: (a, b) => a.path.localeCompare(b.path),
    render: (_, { path, role }) => {
      const name = path.lastIndexOf('/') + 1;
      return (
        <span className="nl-cov-file" title={path}>
          <a className="nl-mono">{path.slice(name)}</a>
          {role === 'design' ? null : <Tag variant="filled">{t(`coverage.role.${role}`)}</Tag>}
          <small>{path.slice(0, Math.max(0, name - 1))}</small>
        </span>
      );
    },
  };
}

function sortColumn(t: Text, sort: CoverageSort): Column {
  return {
    key: sort,
    title: t(`coverage.sort.${sort}`),
    width: 154,
    sorter: byFraction(sort),
    render: (_, row) => <CoverageBar count={row[sort]} />,
  };
}

function Total({ rows }: Pick<CoverageTableProps, 'rows'>) {
  const { t } = useTranslation('simulation');
  return (
    <Table.Summary.Row>
      <Table.Summary.Cell index={0}>
        <strong>{t('coverage.total', { count: rows.length })}</strong>
      </Table.Summary.Cell>
      {COVERAGE_SORTS.map((sort, index) => (
        <Table.Summary.Cell key={sort} index={index + 1}>
          <CoverageBar count={totalOf(rows, sort)} />
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  );
}

import { PushpinFilled } from '@ant-design/icons';
import type { RunRow } from '@netloom/contract';
import { Table } from 'antd';
import type { TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RunMenu, formatBytes, formatWhen, runAddress } from '../run/index.ts';
import { KindName } from './KindName.tsx';

type Column = TableColumnType<RunRow>;
type Text = TFunction<'storage'>;

/** The runs that take most, with all that can be done with each: pin it, delete it. */
export function LargestRuns({ rows }: { rows: RunRow[] }) {
  const { t, i18n } = useTranslation('storage');
  const columns = [
    titleColumn(t),
    kindColumn(t),
    createByColumn(t),
    createTimeColumn(t, i18n.language),
    bytesColumn(t),
    menuColumn(t),
  ];
  return (
    <section>
      <h3>{t('largest')}</h3>
      <Table<RunRow> size="small" rowKey="runId" pagination={false} columns={columns} dataSource={rows} />
    </section>
  );
}

function titleColumn(t: Text): Column {
  return {
    key: 'title',
    title: t('column.run'),
    ellipsis: true,
    render: (_, row) => (
      <>
        {row.pinned ? <PushpinFilled title={t('pinned')} /> : null}{' '}
        <Link to={runAddress(row)}>{row.title}</Link>
      </>
    ),
  };
}

function kindColumn(t: Text): Column {
  return {
    key: 'kind',
    title: t('column.kind'),
    width: 140,
    responsive: ['md'],
    render: (_, { kind }) => <KindName kind={kind} />,
  };
}

function createByColumn(t: Text): Column {
  return {
    key: 'createBy',
    title: t('column.user'),
    dataIndex: 'createBy',
    width: 140,
    ellipsis: true,
    responsive: ['md'],
  };
}

function createTimeColumn(t: Text, language: string): Column {
  return {
    key: 'createTime',
    title: t('column.time'),
    width: 130,
    responsive: ['sm'],
    render: (_, { createTime }) => formatWhen(createTime, language),
  };
}

function bytesColumn(t: Text): Column {
  return {
    key: 'bytes',
    title: t('column.bytes'),
    width: 100,
    align: 'right',
    render: (_, { bytes }) => formatBytes(bytes),
  };
}

function menuColumn(t: Text): Column {
  return {
    key: 'menu',
    width: 48,
    render: (_, row) => <RunMenu row={row} label={t('actionsOf', { title: row.title })} />,
  };
}

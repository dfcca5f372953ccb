import { PushpinFilled } from '@ant-design/icons';
import type { RunRow } from '@netloom/contract';
import { Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RunMenu, formatBytes, formatWhen, runAddress } from '../run/index.ts';
import { KindName } from './KindName.tsx';

/** The runs that take most, with all that can be done with each: pin it, delete it. */
export function LargestRuns({ rows }: { rows: RunRow[] }) {
  const { t, i18n } = useTranslation('storage');
  const columns: TableColumnsType<RunRow> = [
    {
      key: 'title',
      title: t('column.run'),
      ellipsis: true,
      render: (_, row) => (
        <>
          {row.pinned ? <PushpinFilled title={t('pinned')} /> : null}{' '}
          <Link to={runAddress(row)}>{row.title}</Link>
        </>
      ),
    },
    {
      key: 'kind',
      title: t('column.kind'),
      width: 140,
      responsive: ['md'],
      render: (_, { kind }) => <KindName kind={kind} />,
    },
    {
      key: 'createBy',
      title: t('column.user'),
      dataIndex: 'createBy',
      width: 140,
      ellipsis: true,
      responsive: ['md'],
    },
    {
      key: 'createTime',
      title: t('column.time'),
      width: 130,
      responsive: ['sm'],
      render: (_, { createTime }) => formatWhen(createTime, i18n.language),
    },
    {
      key: 'bytes',
      title: t('column.bytes'),
      width: 100,
      align: 'right',
      render: (_, { bytes }) => formatBytes(bytes),
    },
    {
      key: 'menu',
      width: 48,
      render: (_, row) => <RunMenu row={row} label={t('actionsOf', { title: row.title })} />,
    },
  ];
  return (
    <section>
      <h3>{t('largest')}</h3>
      <Table<RunRow> size="small" rowKey="runId" pagination={false} columns={columns} dataSource={rows} />
    </section>
  );
}

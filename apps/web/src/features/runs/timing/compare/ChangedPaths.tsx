import type { TimingCheck, TimingReport } from '@netloom/model';
import { Table } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nanoseconds } from '../nanoseconds.ts';
import { compareSlack } from './compareSlack.ts';

interface ChangedPathsProps {
  before: TimingReport;
  after: TimingReport;
  check: TimingCheck;
}

/** Below half a picosecond nothing has changed. */
const SAME = 5e-4;

/** The endpoints whose slack changed, what got worse first. */
export function ChangedPaths({ before, after, check }: ChangedPathsProps) {
  const { t, i18n } = useTranslation('timing');
  const changes = useMemo(() => compareSlack(before, after, check), [before, after, check]);
  const changed = changes.filter(({ change }) => change === null || Math.abs(change) >= SAME);
  const time = (value: number | null) => (value === null ? '–' : nanoseconds(value, i18n.language));
  const signed = (value: number) => `${value > 0 ? '+' : ''}${nanoseconds(value, i18n.language)}`;
  const number = (key: 'before' | 'after') => ({
    title: t(`compare.${key}`),
    dataIndex: key,
    align: 'right' as const,
    sorter: (a: (typeof changes)[number], b: (typeof changes)[number]) => (a[key] ?? 0) - (b[key] ?? 0),
    render: (value: number | null) => <span className="nl-timing-number">{time(value)}</span>,
  });
  return (
    <>
      <p className="nl-dim nl-timing-note">
        {t('compare.changed', { changed: changed.length, all: changes.length })}
      </p>
      <Table
        size="small"
        rowKey="endpoint"
        dataSource={changed}
        pagination={{ defaultPageSize: 50, size: 'small', hideOnSinglePage: true }}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: t('column.endpoint'), dataIndex: 'endpoint', className: 'nl-mono' },
          { title: t('column.clock'), dataIndex: 'clock' },
          number('before'),
          number('after'),
          {
            title: t('compare.change'),
            dataIndex: 'change',
            align: 'right',
            sorter: (a, b) => (a.change ?? 0) - (b.change ?? 0),
            render: (change: number | null, row) =>
              change === null ? (
                t(row.before === null ? 'compare.new' : 'compare.gone')
              ) : (
                <span className="nl-timing-number" data-tone={change < 0 ? 'bad' : 'good'}>
                  {signed(change)}
                </span>
              ),
          },
        ]}
      />
    </>
  );
}

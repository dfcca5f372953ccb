import type { UnconstrainedReason } from '@netloom/model';
import { Empty, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { WithReport } from './WithReport.tsx';

/** Pins and ports that no constraint reaches, by what they lack, each with what to do about it. */
export function Unconstrained({ runId }: { runId: string }) {
  const { t } = useTranslation('timing');
  return (
    <WithReport runId={runId}>
      {({ unconstrained }) => {
        if (unconstrained.length === 0)
          return <Empty className="nl-centre" description={t('unconstrained.none')} />;
        const reasons = [...new Set(unconstrained.map(({ reason }) => reason))];
        const remedy = (reason: UnconstrainedReason) => t(`unconstrained.remedy.${reason}`);
        return (
          <div className="nl-timing-scroll">
            <Table
              size="small"
              rowKey={({ name, reason }) => `${reason} ${name}`}
              dataSource={unconstrained}
              pagination={{ defaultPageSize: 50, size: 'small', hideOnSinglePage: true }}
              columns={[
                {
                  title: t('unconstrained.name'),
                  dataIndex: 'name',
                  className: 'nl-mono nl-timing-names',
                  sorter: (a, b) => a.name.localeCompare(b.name),
                },
                {
                  title: t('unconstrained.lacks'),
                  dataIndex: 'reason',
                  filters: reasons.map((value) => ({ value, text: t(`unconstrained.reason.${value}`) })),
                  onFilter: (value, row) => row.reason === value,
                  render: (reason: UnconstrainedReason) => t(`unconstrained.reason.${reason}`),
                },
                {
                  title: t('unconstrained.whatToDo'),
                  key: 'remedy',
                  render: (_, { reason }) => remedy(reason),
                },
              ]}
            />
          </div>
        );
      }}
    </WithReport>
  );
}

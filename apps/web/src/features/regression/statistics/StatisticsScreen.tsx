import { regressionTrend } from '@netloom/contract';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { PageHeader } from '../../../parts/index.ts';
import { ListFailed } from '../../../parts/table/NothingListed.tsx';
import { useDeptId } from '../../../session/index.ts';
import { BisectDrawer, BisectList } from '../bisect/index.ts';
import { Changes } from './Changes.tsx';
import { Nights } from './Nights.tsx';
import '../regression.css';
import './statistics.css';

const BY = ['all', 'group', 'case', 'bucket'] as const;

/** How the last 90 nights went, and what changed between two regressions. */
export default function StatisticsScreen() {
  const { t } = useTranslation('statistics');
  const deptId = useDeptId();
  const [search, setSearch] = useSearchParams();
  const bisectId = search.get('bisect');
  const [by, setBy] = useState<(typeof BY)[number]>('all');
  const query = useCall(regressionTrend, { query: { deptId, by } }, { staleTime: 0, meta: { quiet: true } });
  return (
    <section className="nl-nights-screen">
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Segmented
            value={by}
            options={BY.map((value) => ({ value, label: t(`by.${value}`) }))}
            onChange={setBy}
          />
        }
      />
      {query.error && query.data === undefined ? (
        <ListFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Nights rows={query.data ?? []} named={by !== 'all'} />
      )}
      <Changes />
      <BisectList />
      {bisectId === null ? null : <BisectDrawer bisectId={Number(bisectId)} onClose={() => setSearch({})} />}
    </section>
  );
}

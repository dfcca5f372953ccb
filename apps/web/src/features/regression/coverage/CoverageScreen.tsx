import { listCoverage } from '@netloom/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { PageHeader, timestamp } from '../../../parts/index.ts';
import { ListFailed, NothingListed } from '../../../parts/table/NothingListed.tsx';
import { useDeptId } from '../../../session/index.ts';
import { shortVersion } from '../results/index.ts';
import { CoverageView } from './CoverageView.tsx';
import { Export } from './Export.tsx';
import '../regression.css';
import './coverageScreen.css';

/** The merged coverage of a regression; the newest that has any, until another is chosen. */
export default function CoverageScreen() {
  const { t } = useTranslation('regressionCoverage');
  const deptId = useDeptId();
  const [search, setSearch] = useSearchParams();
  const query = useCall(listCoverage, { query: { deptId } }, { staleTime: 0, meta: { quiet: true } });
  const rows = query.data ?? [];
  const runId = search.get('run') ?? rows[0]?.runId;
  const options = rows.map(({ runId: value, name, number, date, rtlVersion }) => ({
    value,
    label: `${name} #${number} · ${timestamp(date)} · ${shortVersion(rtlVersion)}`,
  }));
  const actions = (
    <>
      <Select
        popupMatchSelectWidth={false}
        aria-label={t('regression')}
        placeholder={t('regression')}
        value={runId}
        options={options}
        onChange={(run) => setSearch({ run })}
      />
      {runId === undefined ? null : <Export runId={runId} />}
    </>
  );
  return (
    <section className="nl-regcov">
      <PageHeader title={t('title')} text={t('text')} actions={actions} />
      {query.error && query.data === undefined ? (
        <ListFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data !== undefined && runId === undefined ? <NothingListed>{t('none')}</NothingListed> : null}
      {runId === undefined ? null : <CoverageView key={runId} runId={runId} trend={rows} />}
    </section>
  );
}

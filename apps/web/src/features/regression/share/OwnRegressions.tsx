import { ReplyCode, listRegressions } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError, useCall } from '../../../api/index.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { useRegressionColumns } from '../results/index.ts';
import { HowToGet } from './HowToGet.tsx';

const LATEST = { page: 1, limit: 50 };

/** The regressions of the project that the session works in, for those who are signed in. */
export function OwnRegressions() {
  const { t } = useTranslation('share');
  const columns = useRegressionColumns();
  const query = useCall(listRegressions, { query: LATEST }, { meta: { quiet: true }, retry: false });
  // A session that is over sees what nobody signed in sees.
  if (query.error instanceof ApiError && query.error.code === ReplyCode.unauthenticated) return <HowToGet />;
  return (
    <>
      <p className="nl-dim">
        {t('own')} <Link to="/example/list">{t('toList')}</Link>
      </p>
      <div className="nl-share-rows">
        <DataTable
          label={t('title')}
          columns={columns}
          rows={query.data?.rows}
          keyOf={({ runId }) => runId}
          query={query}
          empty={<NothingListed>{t('how')}</NothingListed>}
        />
      </div>
    </>
  );
}

import { regressionResults } from '@netloom/contract';
import type { ResultClass } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { Pager } from '../../../parts/Pager.tsx';
import { FIRST_PAGE } from '../../../parts/pages.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { useResultColumns } from './useResultColumns.tsx';

interface ResultListProps {
  runId: string;
  wanted: ResultClass | undefined;
  caseName: string | undefined;
  bucketId: number | undefined;
}

/** Each simulation with how it ended, and the ways to its log, its wave and its repetition. */
export function ResultList({ runId, wanted, caseName, bucketId }: ResultListProps) {
  const { t } = useTranslation('regressions');
  const narrowed = `${wanted} ${caseName} ${bucketId}`;
  const [at, setAt] = useState({ ...FIRST_PAGE, of: narrowed });
  const { of, ...turned } = at;
  const page = of === narrowed ? turned : FIRST_PAGE;
  const asked = { runId, class: wanted, caseName, bucketId, ...page };
  const query = useCall(regressionResults, { query: asked }, listQuery);
  const builds = new Set(query.data?.rows.map(({ build }) => build));
  const columns = useResultColumns(runId, builds.size > 1);
  return (
    <section className="nl-regress-results" aria-label={t('results')}>
      <div className="nl-regress-rows">
        <DataTable
          label={t('results')}
          columns={columns}
          rows={query.data?.rows}
          keyOf={({ resultId }) => resultId}
          query={query}
          empty={<NothingListed>{t('noResults')}</NothingListed>}
        />
      </div>
      {query.data?.total ? (
        <Pager
          total={query.data.total}
          {...page}
          autoScroll={false}
          onChange={(turn) => setAt({ ...turn, of: narrowed })}
        />
      ) : null}
    </section>
  );
}

import { sharedResult, sharedResults } from '@netloom/contract';
import type { ResultRow } from '@netloom/contract';
import { Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { timestamp } from '../../../parts/index.ts';
import { Pager } from '../../../parts/Pager.tsx';
import { FIRST_PAGE } from '../../../parts/pages.ts';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useWordResult } from '../../runs/run/index.ts';
import { ResultTag, shortVersion } from '../results/index.ts';
import { HowToGet } from './HowToGet.tsx';
import { Place } from './Place.tsx';

const quiet = { meta: { quiet: true }, retry: false } as const;

function useColumns(): Column<ResultRow>[] {
  const { t } = useTranslation('share');
  const word = useWordResult();
  return [
    {
      key: 'caseName',
      title: t('case'),
      width: 200,
      place: 'heading',
      render: ({ caseName, resultId }) => <Link to={`?result=${resultId}`}>{caseName}</Link>,
    },
    {
      key: 'seed',
      title: t('seedColumn'),
      width: 120,
      align: 'right',
      render: ({ seed, toldSeed }) => toldSeed ?? seed,
    },
    {
      key: 'verdict',
      title: t('verdict'),
      width: 130,
      render: ({ verdict }) => <ResultTag verdict={verdict} />,
    },
    {
      key: 'message',
      title: t('message'),
      render: (result) => (
        <span className="nl-regress-cut" title={word(result)}>
          {word(result)}
        </span>
      ),
    },
    {
      key: 'place',
      title: t('place'),
      width: 200,
      render: ({ file, line }) =>
        file === null ? '' : `${file.slice(file.lastIndexOf('/') + 1)}:${line ?? ''}`,
    },
  ];
}

/** One of the results that a link shows. */
function SharedResult({ secret, resultId }: { secret: string; resultId: number }) {
  const { t } = useTranslation('share');
  const { data, error } = useCall(sharedResult, { body: { secret, resultId } }, quiet);
  if (error !== null) return <HowToGet withdrawn />;
  return (
    <>
      <p>
        <Link to="?">{t('all')}</Link>
      </p>
      {data === undefined ? <Spin /> : <Place place={data} />}
    </>
  );
}

/** What a link shows: the results of one regression, page by page. */
export function SharedResults({ secret }: { secret: string }) {
  const { t } = useTranslation('share');
  const [search] = useSearchParams();
  const [page, setPage] = useState(FIRST_PAGE);
  const columns = useColumns();
  const query = useCall(sharedResults, { body: { secret, ...page } }, { ...listQuery, ...quiet });
  const resultId = Number(search.get('result'));
  if (resultId > 0) return <SharedResult {...{ secret, resultId }} />;
  if (query.error !== null) return <HowToGet withdrawn />;
  if (query.data === undefined) return <Spin />;
  const { regression, sources, results } = query.data;
  return (
    <>
      <p className="nl-share-about">
        <b>
          {regression.name} #{regression.number}
        </b>{' '}
        <ResultTag verdict={regression.result} /> <code>{shortVersion(regression.rtlVersion)}</code>{' '}
        {regression.branch} · {timestamp(regression.date)} ·{' '}
        {t('passed', { passed: regression.passNum, all: regression.caseNum })}
      </p>
      <p className="nl-dim">{t(sources ? 'showsSources' : 'showsResults')}</p>
      <div className="nl-share-rows">
        <DataTable
          label={t('title')}
          columns={columns}
          rows={results.rows}
          keyOf={({ resultId: key }) => key}
          query={query}
          empty={t('noResults')}
        />
      </div>
      <Pager total={results.total} {...page} autoScroll={false} onChange={setPage} />
    </>
  );
}

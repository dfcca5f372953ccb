import { showRegression } from '@netloom/contract';
import type { ReplyOf, ResultClass } from '@netloom/contract';
import { Progress, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import { timestamp } from '../../../parts/index.ts';
import { ListFailed } from '../../../parts/table/NothingListed.tsx';
import { BucketList } from './BucketList.tsx';
import { CaseList } from './CaseList.tsx';
import { Figures } from './Figures.tsx';
import { Matrix } from './Matrix.tsx';
import { RegressionHeader } from './RegressionHeader.tsx';
import { ResultList } from './ResultList.tsx';

const LOOKS = ['list', 'matrix'] as const;

/** How far it is, and when it will end. */
function Pace({ regression, expectedEnd, perMinute }: ReplyOf<typeof showRegression>) {
  const { t } = useTranslation('regressions');
  const { done, caseNum: all } = regression;
  const rate = perMinute?.toFixed(perMinute < 10 ? 1 : 0);
  return (
    <div className="nl-regress-progress">
      <Progress
        size="small"
        aria-label={t('progress')}
        status="normal"
        percent={all === 0 ? 0 : Math.floor((100 * done) / all)}
      />
      <span className="nl-dim">
        {expectedEnd === null
          ? t(done === all ? 'ending' : 'waiting')
          : t('rate', { done, all, rate, time: timestamp(expectedEnd) })}
      </span>
    </div>
  );
}

/** A regression: its figures, which narrow the results, its cases, and each simulation. */
export function RegressionView({ runId }: { runId: string }) {
  const { t } = useTranslation('regressions');
  const query = useCall(showRegression, { query: { runId } }, { staleTime: 0, meta: { quiet: true } });
  const [wanted, setWanted] = useState<ResultClass>();
  const [caseName, setCaseName] = useState<string>();
  const [bucketId, setBucketId] = useState<number>();
  const [look, setLook] = useState<(typeof LOOKS)[number]>('list');
  if (query.data === undefined)
    return query.error ? (
      <ListFailed error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Loading />
    );
  const { regression, cases } = query.data;
  return (
    <div className="nl-regress-view">
      <RegressionHeader regression={regression} shown={{ class: wanted, caseName, bucketId }} />
      <Figures regression={regression} wanted={wanted} onChoose={setWanted} />
      {regression.result === 'running' ? <Pace {...query.data} /> : null}
      <div className="nl-regress-halves">
        <CaseList cases={cases} chosen={caseName} onChoose={setCaseName}>
          <BucketList runId={runId} chosen={bucketId} onChoose={setBucketId} />
        </CaseList>
        <div className="nl-regress-side">
          <Segmented
            size="small"
            aria-label={t('look')}
            value={look}
            options={LOOKS.map((value) => ({ value, label: t(`looks.${value}`) }))}
            onChange={setLook}
          />
          {look === 'matrix' ? (
            <Matrix runId={runId} caseName={caseName} wanted={wanted} />
          ) : (
            <ResultList runId={runId} wanted={wanted} caseName={caseName} bucketId={bucketId} />
          )}
        </div>
      </div>
    </div>
  );
}

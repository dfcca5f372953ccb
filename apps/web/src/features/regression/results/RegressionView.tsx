import { showRegression } from '@netloom/contract';
import type { ResultClass } from '@netloom/contract';
import { Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import { timestamp } from '../../../parts/index.ts';
import { ListFailed } from '../../../parts/table/NothingListed.tsx';
import { BucketList } from './BucketList.tsx';
import { CaseList } from './CaseList.tsx';
import { Figures } from './Figures.tsx';
import { RegressionHeader } from './RegressionHeader.tsx';
import { ResultList } from './ResultList.tsx';

/** A regression: its figures, which narrow the results, its cases, and each simulation. */
export function RegressionView({ runId }: { runId: string }) {
  const { t } = useTranslation('regressions');
  const query = useCall(showRegression, { query: { runId } }, { staleTime: 0, meta: { quiet: true } });
  const [wanted, setWanted] = useState<ResultClass>();
  const [caseName, setCaseName] = useState<string>();
  const [bucketId, setBucketId] = useState<number>();
  if (query.data === undefined)
    return query.error ? (
      <ListFailed error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Loading />
    );
  const { regression, cases, expectedEnd } = query.data;
  const { done, caseNum, result } = regression;
  return (
    <div className="nl-regress-view">
      <RegressionHeader regression={regression} />
      <Figures regression={regression} wanted={wanted} onChoose={setWanted} />
      {result === 'running' ? (
        <div className="nl-regress-progress">
          <Progress
            size="small"
            aria-label={t('progress')}
            percent={caseNum === 0 ? 0 : Math.floor((100 * done) / caseNum)}
          />
          <span className="nl-dim">
            {expectedEnd === null ? t('waiting') : t('expected', { time: timestamp(expectedEnd) })}
          </span>
        </div>
      ) : null}
      <div className="nl-regress-halves">
        <CaseList cases={cases} chosen={caseName} onChoose={setCaseName}>
          <BucketList runId={runId} chosen={bucketId} onChoose={setBucketId} />
        </CaseList>
        <ResultList runId={runId} wanted={wanted} caseName={caseName} bucketId={bucketId} />
      </div>
    </div>
  );
}

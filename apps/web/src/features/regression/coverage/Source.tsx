import { regressionCoverageFile } from '@netloom/contract';
import type { RegressionCoverage } from '@netloom/contract';
import type { CoveragePoint } from '@netloom/model';
import { Alert, Button, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { Permitted } from '../../../parts/index.ts';
import { CoveredSource } from '../../runs/simulation/index.ts';
import { ExcludeDialog } from './ExcludeDialog.tsx';

interface SourceProps {
  coverage: RegressionCoverage;
  path: string;
  onBack: () => void;
}

const isSame = (one: Omit<CoveragePoint, 'count'>, other: CoveragePoint) =>
  one.sort === other.sort &&
  one.line === other.line &&
  one.column === other.column &&
  one.label === other.label;

/** A source with its counts over the whole regression; what was never hit can be excluded. */
export function Source({ coverage: { runId, planHash }, path, onBack }: SourceProps) {
  const { t } = useTranslation('regressionCoverage');
  const [asked, setAsked] = useState<CoveragePoint>();
  const { data, error } = useCall(
    regressionCoverageFile,
    { query: { runId, path } },
    { staleTime: 0, retry: false, meta: { quiet: true } },
  );
  if (error !== null)
    return (
      <Alert
        type="error"
        showIcon
        title={errorText(error)}
        action={<Button onClick={onBack}>{t('back')}</Button>}
      />
    );
  if (data === undefined) return <Loading />;
  const action = (point: CoveragePoint) => {
    if (data.excluded.some((each) => isSame(each, point))) return <Tag>{t('excluded')}</Tag>;
    if (point.count > 0 || planHash === null) return null;
    return (
      <Permitted any={['design:edit']}>
        <Button size="small" type="link" onClick={() => setAsked(point)}>
          {t('exclude')}
        </Button>
      </Permitted>
    );
  };
  return (
    <div className="nl-regcov-source">
      <CoveredSource file={data} onBack={onBack} pointAction={action} />
      {asked === undefined ? null : (
        <ExcludeDialog {...{ runId, path }} point={asked} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}

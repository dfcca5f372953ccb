import { coverageFile } from '@netloom/contract';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { CoveredSource } from './CoveredSource.tsx';

interface AnnotatedSourceProps {
  runId: string;
  path: string;
  onBack: () => void;
}

/** A source as the run read it: how often each line ran, and what was not covered. */
export function AnnotatedSource({ runId, path, onBack }: AnnotatedSourceProps) {
  const { t } = useTranslation('simulation');
  const { data, error } = useCall(
    coverageFile,
    { query: { runId, path } },
    { staleTime: Infinity, meta: { quiet: true } },
  );
  if (error !== null)
    return (
      <Alert
        className="nl-run-error"
        type="error"
        showIcon
        title={errorText(error)}
        action={<Button onClick={onBack}>{t('coverage.back')}</Button>}
      />
    );
  return data === undefined ? <Loading /> : <CoveredSource file={data} onBack={onBack} />;
}

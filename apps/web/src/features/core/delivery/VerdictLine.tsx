import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RelativeTime } from '../../../parts/index.ts';
import { ResultTag, regressionAddress } from '../../regression/results/index.ts';
import type { Newest } from './useNewest.ts';

/** The one verdict of these options, and where its results are. */
export function VerdictLine({ newest: { plan, isOther, regression } }: { newest: Newest }) {
  const { t } = useTranslation('coreDelivery');
  if (isOther) return <Alert banner type="warning" title={t('otherOptions')} />;
  if (plan === undefined) return <p className="nl-delivery-verdict">{t('notMade')}</p>;
  if (regression === undefined) return <p className="nl-delivery-verdict">{t('notRun')}</p>;
  const { result, passNum, done, caseNum, runId, date, rtlVersion } = regression;
  return (
    <p className="nl-delivery-verdict">
      <ResultTag verdict={result} />
      <span>{t('passed', { passed: passNum, done, all: caseNum })}</span>
      <RelativeTime value={date} />
      <span className="nl-dim">{rtlVersion.slice(0, 12)}</span>
      <Link to={regressionAddress(runId)}>{t('results')}</Link>
    </p>
  );
}

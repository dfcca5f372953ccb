import type { RegressionVerdict, ResultVerdict } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

const COLOURS: Record<RegressionVerdict | ResultVerdict, string> = {
  passed: 'success',
  failed: 'error',
  'compile-failed': 'error',
  running: 'processing',
  inconclusive: 'warning',
  infrastructure: 'warning',
  'timed-out': 'warning',
  'out-of-memory': 'warning',
  lost: 'warning',
  cancelled: 'default',
};

/** How a regression or one of its simulations ended. */
export function ResultTag({ verdict }: { verdict: RegressionVerdict | ResultVerdict }) {
  const { t } = useTranslation('regressions');
  return <Tag color={COLOURS[verdict]}>{t(`verdict.${verdict}`)}</Tag>;
}

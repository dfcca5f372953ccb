import type { BisectOutcome } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

const COLOURS = {
  running: 'processing',
  found: 'success',
  ambiguous: 'warning',
  unsteady: 'error',
  cancelled: 'default',
  failed: 'error',
} as const;

export function OutcomeTag({ outcome }: { outcome: BisectOutcome }) {
  const { t } = useTranslation('bisect');
  return <Tag color={COLOURS[outcome]}>{t(`outcome.${outcome}`)}</Tag>;
}

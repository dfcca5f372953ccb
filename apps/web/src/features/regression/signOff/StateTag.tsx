import type { EvidenceState } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

const COLOURS = { green: 'success', red: 'error', missing: 'warning', none: 'default' } as const;

export function StateTag({ state }: { state: EvidenceState }) {
  const { t } = useTranslation('signOff');
  return <Tag color={COLOURS[state]}>{t(`states.${state}`)}</Tag>;
}
